import { afterAll, beforeAll, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { documentsAt } from "./documents";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

const documentOf = async (path: string) => {
  for await (const document of documentsAt(vault.ctx, [path])) return document;
};
const textOf = async (path: string) => (await documentOf(path))?.text;

it("the fields of a record are no text of it, however many they are", async () => {
  const aliases = Array.from({ length: 500 }, (_, n) => `  - Winery number ${n}\n`).join("");
  vault.write("note/Long.md", `---\naliases:\n${aliases}---\nThe harvest begins.\n`);
  vault.write("note/Body.md", `---\r\ntype: note\r\n---\r\n${"The frost. ".repeat(1_000)}`);
  vault.write("note/Rule.md", `---\n\nOne part of it.${" And so on.".repeat(1_000)}`);
  await reconcile(vault.ctx);
  expect((await textOf("note/Long.md"))?.trim()).toBe("The harvest begins.");
  const body = (await textOf("note/Body.md")) ?? "";
  expect([body.startsWith("The frost."), body.length > 3_900, body.length <= 4_000]).toEqual([
    true,
    true,
    true,
  ]);
  expect(await textOf("note/Rule.md")).toContain("One part of it.");
});

it("has the words of decomposed names and texts whole", async () => {
  vault.write("note/Mu\u0308ller.md", "Im Cafe\u0301 mit Jo\u0308rg.\n");
  await reconcile(vault.ctx);
  const document = await documentOf("note/Mu\u0308ller.md");
  expect([document?.name, document?.text.trim()]).toEqual(["M\u00fcller", "Im Caf\u00e9 mit J\u00f6rg."]);
});
