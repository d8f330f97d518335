import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { listFiles } from "../operations/list-files";
import { readVaultFile } from "../operations/read-file";
import { reconcile } from "../reconcile";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
  vault.write("Attachments/plan.PNG", "PNG");
  vault.write("Boards/Plan.canvas", "{}");
  vault.write("Paper ü.pdf", "");
  vault.write("Home.md", "![[plan.PNG]] [[Plan.canvas]] [p](Attachments/plan.PNG)\n");
  vault.write("inbox/scan.png", "x");
  symlinkSync("/etc/passwd", join(vault.root, "Attachments/link.png"));
  await reconcile(vault.ctx);
});
afterAll(() => vault.close());

describe("attachments", () => {
  it("are listed a page at a time, with the links to them", async () => {
    const first = await listFiles(vault.ctx, { limit: 2 });
    expect(
      first.files.map(({ path, content_type, links, size }) => [path, content_type, links, size]),
    ).toEqual([
      ["Attachments/plan.PNG", "image/png", 2, 3],
      ["Boards/Plan.canvas", null, 1, 2],
    ]);
    expect(first.count).toBe(3);
    const second = await listFiles(vault.ctx, { limit: 2, cursor: first.next_cursor ?? "" });
    expect(second).toMatchObject({ files: [{ path: "Paper ü.pdf" }], next_cursor: null });
  });

  it.each([
    ["Attachments/plan.PNG", "image/png", "PNG"],
    ["Boards/Plan.canvas", undefined, "{}"],
    ["Paper ü.pdf", undefined, ""],
  ])("%s is read as %s", async (path, type, text) => {
    const file = await readVaultFile(vault.ctx, { path });
    expect(file).toMatchObject({ type, size: text.length });
    expect((await buffer(file.bytes)).toString()).toBe(text);
  });

  it.each([
    ["Attachments/link.png", "VALIDATION_ERROR"],
    ["../secret", "VALIDATION_ERROR"],
    [".kv/vault.json", "VALIDATION_ERROR"],
    ["Attachments", "NOT_FOUND"],
    ["Attachments/none.png", "NOT_FOUND"],
  ])("%s is not served: %s", async (path, code) => {
    await expect(Promise.resolve().then(() => readVaultFile(vault.ctx, { path }))).rejects.toMatchObject({
      code,
    });
  });
});
