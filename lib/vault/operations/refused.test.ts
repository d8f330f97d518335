import { afterAll, beforeAll, expect, it } from "vitest";
import { withoutAccess } from "@/tests/support/no-access";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { openAttachment } from "../attachments/open";
import { vaultPath } from "../path";
import { reconcile } from "../reconcile";
import { isUnreadable, isUnwritable } from "../store";
import { createRecord, deleteRecord, editRecord, moveRecord, readRecord } from ".";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  vault.write("closed/Inside.md", "inside");
  vault.write("note/Secret.md", "secret [[A]]");
  vault.write("note/A.md", "a");
  vault.write("task/Old.md", "old");
  vault.write("note/scan.pdf", "PDF");
  await reconcile(vault.ctx);
});
afterAll(() => vault.close());

const SECRET = { path: "note/Secret.md" };
const INSIDE = { path: "closed/Inside.md" };

it.each<[string, () => Promise<unknown>, string]>([
  ["read", () => readRecord(vault.ctx, SECRET), "note/Secret.md cannot be read"],
  ["edit", () => editRecord(vault.ctx, { ...SECRET, body: "x" }), "note/Secret.md cannot be read"],
  ["delete", () => deleteRecord(vault.ctx, SECRET), "note/Secret.md cannot be read"],
  ["read below a folder", () => readRecord(vault.ctx, INSIDE), "closed/Inside.md cannot be read"],
  ["create", () => createRecord(vault.ctx, { type: "task", name: "New" }), "task"],
  ["open", () => openAttachment(vault.ctx, vaultPath("note/scan.pdf")), "note/scan.pdf cannot be read"],
])("to %s what belongs to others says what is refused", async (_, act, said) => {
  const paths = ["closed", "task", "note/Secret.md", "note/scan.pdf"];
  const error = await withoutAccess({ root: vault.root, paths }, () =>
    act().then(
      () => new Error("done"),
      (thrown: Error) => thrown,
    ),
  );
  expect(error).toMatchObject({ code: "UNAVAILABLE", message: expect.stringContaining(said) });
  expect(error.message).toMatch(/: permission denied$/);
  expect(error.message).not.toContain(vault.root);
  expect([isUnreadable(error), isUnwritable(error)]).toEqual([true, true]);
});

it("a move names the file whose links it cannot update", async () => {
  const moved = withoutAccess({ root: vault.root, paths: [SECRET.path] }, () =>
    moveRecord(vault.ctx, { path: "note/A.md", name: "B" }),
  );
  await expect(moved).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("note/Secret.md cannot be read: permission denied"),
  });
});

it("a folder that cannot be read stops no move beside it", async () => {
  await withoutAccess({ root: vault.root, paths: ["closed"] }, () =>
    moveRecord(vault.ctx, { path: "note/A.md", name: "C" }),
  );
  expect(vault.read("note/Secret.md")).toContain("[[C]]");
});
