import { afterAll, beforeAll, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { copyRecord } from "./copy";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

it("copies every byte but a title that is the name", async () => {
  vault.write("note/One.md", "---\r\nname: One # title\r\ntags: [a]\r\n---\r\nText");
  vault.write("note/Two.md", "---\nname: Another title\n---\nText\n");
  expect(await copyRecord(vault.ctx, { path: "note/One.md", name: "One copy" })).toEqual({
    path: "note/One copy.md",
  });
  expect(vault.read("note/One copy.md")).toBe("---\r\nname: One copy # title\r\ntags: [a]\r\n---\r\nText");
  await copyRecord(vault.ctx, { path: "note/Two.md", name: "Three" });
  expect(vault.read("note/Three.md")).toBe(vault.read("note/Two.md"));
});

it("copies onto no other record, and to no invalid name", async () => {
  const copy = (name: string) => copyRecord(vault.ctx, { path: "note/One.md", name });
  await expect(copy("ONE COPY")).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(copy("a/b")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  await expect(copyRecord(vault.ctx, { path: "note/None.md", name: "x" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
