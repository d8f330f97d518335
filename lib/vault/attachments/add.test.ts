import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { createRecord } from "../operations/create-record";
import { addAttachment, MAX_ATTACHMENT_BYTES } from "./add";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  await createRecord(vault.ctx, { type: "note", name: "Trip" });
});
afterAll(() => vault.close());

const add = (filename: string, bytes = Uint8Array.of(1, 2, 3)) =>
  addAttachment(vault.ctx, { filename, bytes, source: "note/Trip.md" });

it("adds images under free names", async () => {
  expect(await add("dot.png")).toEqual({ path: "Attachments/dot.png", embed: "![[Attachments/dot.png]]" });
  expect(await add("dot.png")).toMatchObject({ path: "Attachments/dot 2.png" });
  expect(vault.read("Attachments/dot 2.png")).toBe("\x01\x02\x03");
});

it.each([
  ["/", "root.png", "root.png"],
  ["./", "beside.png", "note/beside.png"],
  ["./img", "below.png", "note/img/below.png"],
  [".", "here.png", "note/here.png"],
  ["../up", "above.png", "up/above.png"],
  [".assets", "hidden.png", "Attachments/hidden.png"],
  ["./.assets", "nested.png", "Attachments/nested.png"],
  ["Files/Pictures", "deep.png", "Files/Pictures/deep.png"],
])("places them as Obsidian does with the folder %s", async (attachmentFolderPath, filename, path) => {
  vault.write(".obsidian/app.json", JSON.stringify({ attachmentFolderPath }));
  expect(await add(filename)).toEqual({ path, embed: `![[${filename}]]` });
});

it("refuses other files, large ones, and names that leave the vault", async () => {
  await expect(add("page.html")).rejects.toThrow("not an image");
  await expect(add("big.png", new Uint8Array(MAX_ATTACHMENT_BYTES + 1))).rejects.toMatchObject({
    code: "PAYLOAD_TOO_LARGE",
  });
  expect((await add("../../evil.png")).path).toBe("Files/Pictures/_._.._evil.png");
});
