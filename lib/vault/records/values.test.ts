import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shareVault, type TestVault } from "@/tests/support/vault";
import { addBulkToInbox, addToInbox, createRecord, editRecord, readRecord } from "../operations";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
  await createRecord(vault.ctx, { type: "note", name: "Edited" });
});
afterAll(() => vault.close());

const create = (given: object) => createRecord(vault.ctx, { type: "note", name: "New", ...given });
const edit = (given: object) => editRecord(vault.ctx, { path: "note/Edited", ...given });
const upload = (content: string) => ({ filename: "file.md", content });

describe.each([
  ["NUL", "a\0b"],
  ["a lone surrogate", "a\ud800b"],
])("%s", (_name, text) => {
  it.each<[string, () => Promise<unknown>]>([
    ["a name", () => create({ name: text })],
    ["a body", () => create({ body: text })],
    ["a field", () => create({ fields: { note: text } })],
    ["a list", () => create({ fields: { tags: ["ok", text] } })],
    ["a map", () => create({ fields: { map: { inner: [text] } } })],
    ["the name of a field", () => create({ fields: { [text]: 1 } })],
    ["the name of an inner field", () => create({ fields: { map: { [text]: 1 } } })],
    ["a field that is set", () => edit({ set: { note: text } })],
    ["a field that grows", () => edit({ append: { tags: [text] } })],
    ["a new body", () => edit({ body: text })],
    ["a paragraph", () => edit({ body_append: text })],
    ["an inbox file", () => addToInbox(vault.ctx, upload(text))],
    ["one of several inbox files", () => addBulkToInbox(vault.ctx, { files: [upload("ok"), upload(text)] })],
  ])("is refused in %s, and nothing is written", async (_where, act) => {
    await expect(act()).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    expect([vault.has("note/New.md"), vault.has("inbox/file.md")]).toEqual([false, false]);
  });
});

describe("a whole number beyond 2^53", () => {
  it("is refused, since it has been rounded already", async () => {
    const rounded = JSON.parse("175928847299117063");
    for (const act of [
      () => create({ fields: { id: rounded } }),
      () => edit({ set: { id: rounded } }),
      () => edit({ append: { tags: [-rounded] } }),
    ])
      await expect(act()).rejects.toMatchObject({
        code: "VALIDATION_ERROR",
        message: expect.stringContaining("text"),
      });
    await edit({ set: { id: Number.MAX_SAFE_INTEGER, score: 0.5 } });
    expect((await readRecord(vault.ctx, { path: "note/Edited" })).frontmatter).toMatchObject({
      id: Number.MAX_SAFE_INTEGER,
      score: 0.5,
    });
  });

  it("that is in a file is read digit for digit, and survives an edit", async () => {
    vault.write("note/Big.md", "---\ntype: note\nid: 175928847299117063\n---\nbody\n");
    await editRecord(vault.ctx, { path: "note/Big", set: { status: "final" } });
    expect(vault.read("note/Big.md")).toContain("\nid: 175928847299117063\n");
    expect((await readRecord(vault.ctx, { path: "note/Big" })).frontmatter.id).toBe("175928847299117063");
  });
});

it("a new field and items for the last list land both, in any order", async () => {
  const text = '---\ntype: note\nrelated:\n  - "[[A]]"\n---\nbody\n';
  vault.write("note/Both.md", text);
  const patch = { set: { org: "[[org/Acme]]" }, append: { related: ["[[B]]"] } };
  await editRecord(vault.ctx, { path: "note/Both", ...patch });
  expect(vault.read("note/Both.md")).toBe(
    '---\ntype: note\nrelated:\n  - "[[A]]"\n  - "[[B]]"\norg: "[[org/Acme]]"\n---\nbody\n',
  );
});
