import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { differences } from "../indexing";
import { listFiles } from "../operations/list-files";
import { moveByPath } from "../operations/move-by-path";
import { readVaultFile } from "../operations/read-file";
import { reconcile } from "../reconcile";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
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

describe("moving an attachment", () => {
  const LINKS =
    "![[sheet.png|300]] [s](Files/sheet.png) [[Files/sheet.png#page=2]] [[other.png]] `[[sheet.png]]`\n";

  it("rewrites the targets of links to it, and nothing else; moving back restores the bytes", async () => {
    vault.write("Files/sheet.png", "PNG");
    vault.write("other.png", "PNG");
    vault.write("Refs.md", LINKS);
    const there = await moveByPath(vault.ctx, { from: "Files/sheet.png", to: "Media/2026/page one.png" });
    expect(there).toMatchObject({
      to: "Media/2026/page one.png",
      links_updated: 3,
      files_updated: ["Refs.md"],
    });
    expect(vault.read("Refs.md")).toBe(
      "![[page one.png|300]] [s](Media/2026/page%20one.png) [[Media/2026/page one.png#page=2]] [[other.png]] `[[sheet.png]]`\n",
    );
    expect([vault.has("Files/sheet.png"), vault.read("Media/2026/page one.png")]).toEqual([false, "PNG"]);
    expect(await differences(vault.ctx)).toEqual([]);
    await moveByPath(vault.ctx, { from: "Media/2026/page one.png", to: "Files/sheet.png" });
    expect(vault.read("Refs.md")).toBe(LINKS);
    expect(await differences(vault.ctx)).toEqual([]);
  });

  it("to another folder changes no link that has its name only", async () => {
    const { links_updated } = await moveByPath(vault.ctx, {
      from: "Files/sheet.png",
      to: "Elsewhere/sheet.png",
    });
    expect(links_updated).toBe(2);
    expect(vault.read("Refs.md")).toContain("![[sheet.png|300]]");
  });

  it.each([
    ["Elsewhere/sheet.png", "other.png", "CONFLICT"],
    ["Elsewhere/sheet.png", "Elsewhere/sheet.png", "CONFLICT"],
    ["Elsewhere/sheet.png", "sheet.jpg", "VALIDATION_ERROR"],
    ["Elsewhere/sheet.png", "sheet.md", "VALIDATION_ERROR"],
    ["Elsewhere/sheet.png", "../sheet.png", "VALIDATION_ERROR"],
    ["Elsewhere/sheet.png", ".hidden/sheet.png", "VALIDATION_ERROR"],
    ["Elsewhere/sheet.png", "a?b.png", "VALIDATION_ERROR"],
    ["Elsewhere/sheet.png", "inbox/sheet.png", "VALIDATION_ERROR"],
    ["inbox/scan.png", "Files/in.png", "VALIDATION_ERROR"],
    ["Attachments/link.png", "Files/link.png", "NOT_FOUND"],
    ["Files/none.png", "Files/some.png", "NOT_FOUND"],
  ])("%s to %s is refused: %s", async (from, to, code) => {
    await expect(Promise.resolve().then(() => moveByPath(vault.ctx, { from, to }))).rejects.toMatchObject({
      code,
    });
  });
});
