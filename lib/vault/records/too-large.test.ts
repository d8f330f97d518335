import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, snapshot, type TestVault } from "@/tests/support/vault";
import { createRecord, editRecord, moveRecord, readRecord } from "../operations";
import { reconcile } from "../reconcile";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const MIB = 1024 * 1024;
const LINE = "é".repeat(511).padEnd(512, "\n");
const refusal = {
  code: "PAYLOAD_TOO_LARGE",
  message: "note/Large.md has 17 MiB: files over 16 MiB are not read here",
};

it("no change makes a file larger than the limit for reading", async () => {
  const { ctx, root } = vault;
  await createRecord(ctx, { type: "note", name: "A", body: "a" });
  await createRecord(ctx, { type: "note", name: "Large", body: `[[A]]\n${LINE.repeat(9 * 1024)}` });
  const before = snapshot(root);
  const append = { path: "note/Large.md", body_append: LINE.repeat(7.5 * 1024) };
  await expect(editRecord(ctx, append)).rejects.toMatchObject(refusal);
  expect(snapshot(root)).toEqual(before);

  await editRecord(ctx, { ...append, body_append: LINE.repeat(6 * 1024) });
  const { body } = await readRecord(ctx, { path: "note/Large.md" });
  expect(Buffer.byteLength(body)).toBeGreaterThan(14 * MIB);
});

it("a move makes no links that are too long for their file", async () => {
  const { ctx } = vault;
  // Its only link is in the part that is indexed.
  vault.write("note/Large.md", `[[A]]\n${"x".repeat(16 * MIB - 10)}`);
  await reconcile(ctx);
  const moved = moveRecord(ctx, { path: "note/A.md", name: "A much longer name" });
  await expect(moved).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  expect(vault.has("note/A.md")).toBe(true);
});
