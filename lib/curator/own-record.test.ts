import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addToInbox, inboxStates, readRecord } from "@/lib/vault";
import { shareVault, type TestVault } from "@/tests/support/vault";
import "@/lib/wiring";
import { undoFile } from "./undo/undo";
import { curatorWorkflow } from "./workflow";

let vault: TestVault;
beforeAll(async () => {
  vault = await shareVault();
});
afterAll(() => vault.close());

/** Adds a file and processes it: its id, and the paths of the records that it became. */
async function process(filename: string, content: string): Promise<{ id: string; paths: string[] }> {
  await addToInbox(vault.ctx, { filename, content });
  const find = async () => (await inboxStates(vault.ctx)).files.find((file) => file.filename === filename);
  const id = (await find())?.id ?? "";
  await curatorWorkflow.run(
    vault.ctx,
    (_, work) => work(),
    { inboxId: id },
    async () => {},
  );
  return { id, paths: (await find())?.records.map(({ path }) => path) ?? [] };
}

const file = (yaml: string, body = "Ask Bob Martin first.\n") => `---\n${yaml}\n---\n\n${body}`;

describe("a file that is a record by its own frontmatter", () => {
  it("is filed as that record alone, with its fields and text, and can be undone", async () => {
    const yaml = `type: todo
name: Repair the weir
status: blocked
due: 2026-12-01
created: 2025-02-14
title: As in the old list
Effort (h): 4.5
project: "[[Mill]]"
tags: [river, 2026]
meta: {a: 1, b: [x]}`;
    const { id, paths } = await process("weir.md", file(yaml));
    expect(paths).toEqual(["task/Repair the weir.md"]);
    const { frontmatter, body } = await readRecord(vault.ctx, { path: "task/Repair the weir" });
    expect(frontmatter).toEqual({
      type: "task",
      name: "Repair the weir",
      status: "blocked",
      due: "2026-12-01",
      created: "2025-02-14",
      title: "As in the old list",
      "Effort (h)": 4.5,
      project: ["[[Mill]]"],
      tags: ["river", 2026],
      meta: { a: 1, b: ["x"] },
      source: "[[inbox/processed/weir]]",
    });
    expect(body).toBe("Ask Bob Martin first.\n");
    expect((await undoFile(vault.ctx, id)).removed).toEqual(["task/Repair the weir.md"]);
    expect(vault.read("inbox/weir.md")).toBe(file(yaml));
  });

  it("has the name of its file where it names none, and never joins a record of that name", async () => {
    const yaml = "type: person\nemail: ada@example.org\nsource: https://example.org/ada";
    const [first, second] = [
      await process("Ada Ek.md", file(yaml)),
      await process("Ada Ek.markdown", file(yaml)),
    ];
    expect([first.paths, second.paths]).toEqual([["person/Ada Ek.md"], ["person/Ada Ek 2.md"]]);
    const { frontmatter } = await readRecord(vault.ctx, { path: "person/Ada Ek" });
    expect(frontmatter).toMatchObject({ email: "ada@example.org", url: "https://example.org/ada" });
  });

  it.each([
    ["a type that no record has", "type: recipe"],
    ["a status that the type does not have", "type: task\nstatus: someday"],
    ["a source that would be lost", "type: person\nsource: the fair"],
    ["a day that is none", "type: task\ncreated: last week"],
    ["a field that only Obsidian reads as another", "type: task\nStatus: todo"],
    ["the type of notes", "type: note"],
  ])("is read as a note with %s", async (what, yaml) => {
    const { paths } = await process(`${what}.md`, file(yaml, "The roof leaks.\n"));
    expect(paths[0]).toMatch(/^note\//);
    expect(vault.read(paths[0] ?? "")).toContain("## Original text");
  });
});
