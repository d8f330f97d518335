import { afterAll, beforeAll, expect, it } from "vitest";
import { openVault, type TestVault } from "@/tests/support/vault";
import { etagOf } from "../indexing";
import { hashOf } from "../store";
import { readRecord } from "./read-record";
import { replaceText } from "./replace-text";

let vault: TestVault;
beforeAll(async () => {
  vault = await openVault();
});
afterAll(() => vault.close());

const PATH = "note/Source.md";
const etag = (text: string) => etagOf(hashOf(text));

it("replaces every byte, also of invalid frontmatter, and updates the index", async () => {
  const before = "---\ntype: note\nauthor: @alice\n---\nText.\n";
  const after = "---\r\ntype: note\r\nauthor: alice\r\n---\r\n[[Other]]";
  vault.write(PATH, before);
  expect(await replaceText(vault.ctx, { path: PATH, text: after, ifMatch: etag(before) })).toEqual({
    etag: etag(after),
  });
  expect(vault.read(PATH)).toBe(after);
  const { frontmatter, links } = await readRecord(vault.ctx, { path: PATH });
  expect(frontmatter.author).toBe("alice");
  expect(links.map(({ target }) => target)).toEqual(["Other"]);
});

it("replaces nothing when the file has changed since, and nothing that cannot be stored", async () => {
  vault.write(PATH, "Changed.\n");
  await expect(replaceText(vault.ctx, { path: PATH, text: "x", ifMatch: etag("old") })).rejects.toMatchObject(
    {
      code: "PRECONDITION_FAILED",
    },
  );
  await expect(replaceText(vault.ctx, { path: PATH, text: "\0" })).rejects.toMatchObject({
    code: "VALIDATION_ERROR",
  });
  expect(vault.read(PATH)).toBe("Changed.\n");
});

it("refuses a file that is not UTF-8", async () => {
  vault.write(PATH, Uint8Array.of(0xff, 0x41));
  await expect(replaceText(vault.ctx, { path: PATH, text: "x" })).rejects.toThrow("is not UTF-8");
});
