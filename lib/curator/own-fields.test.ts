import { expect, it } from "vitest";
import { readSource } from "@/lib/language";
import { planLocally } from "./local";
import { ownFields, withOwnFields } from "./own-fields";

const receivedAt = new Date("2026-11-20T09:00:00Z");

async function noteOf(content: string, filename = "clip.md") {
  const file = { filename, content, receivedAt, known: [] };
  return withOwnFields(await planLocally(file), file).note;
}

const leftOf = async (yaml: string) =>
  ownFields(
    (await readSource({ filename: "a.md", content: `---\n${yaml}\n---\nText.`, receivedAt })).frontmatter,
  ).left;

it("keeps the fields of a file, whatever their names and values", async () => {
  const note = await noteOf(`---
title: Pruning
created: 2025-02-14
published: 2024-03-01
Author Name: Mona Vale
Fällig: 2026-12-01
years: [2023, 2024]
meta: {a: 1, b: [x]}
rating: 4.5
read: true
tags: ["#trees", 2026]
aliases: Cutting
project: 5
__proto__: x
---
Cut in March.
`);
  expect(note.name).toBe("Pruning");
  expect(Object.entries(note.fields)).toEqual(
    expect.arrayContaining([
      ["created", "2025-02-14"],
      ["published", "2024-03-01"],
      ["Author Name", "Mona Vale"],
      ["Fällig", "2026-12-01"],
      ["years", [2023, 2024]],
      ["meta", { a: 1, b: ["x"] }],
      ["rating", 4.5],
      ["read", true],
      ["tags", ["trees", "2026"]],
      ["aliases", ["Cutting"]],
      ["project", [5]],
      ["__proto__", "x"],
    ]),
  );
  expect(note.body).toMatch(/## Original text\n\nCut in March\.$/);
});

it("quotes the frontmatter before the text when the note has another meaning for a field", async () => {
  const yaml = 'source: "https://garden.example/prune"\nstatus: wip\ntype: article';
  const note = await noteOf(`---\n${yaml}\n---\nCut in March.\n`);
  expect(note.fields).toMatchObject({ url: "https://garden.example/prune", source: "clip.md" });
  expect(note.status).toBe("active");
  expect(note.body).toContain(`## Original text\n\n\`\`\`yaml\n---\n${yaml}\n---\n\`\`\`\n\nCut in March.`);
});

it("quotes no frontmatter that the note has", async () => {
  expect(
    await leftOf("type: conversation\nsubject: Hi\nstatus: waiting\ntag: a\ndate: 2026-01-02\nempty:"),
  ).toEqual([]);
  expect(await leftOf("title: a\nname: b\nDate: 2026-01-02\ndate: March\nkind: x\nTags: y")).toEqual([
    "name",
    "Date",
    "date",
    "kind",
    "Tags",
  ]);
  expect(await leftOf(`long: ${"x".repeat(20_000)}`)).toEqual(["long"]);
});

it("reads the title of frontmatter that is invalid YAML, and keeps all of it in the text", async () => {
  const content = "---\ntitle: Budget: first draft\ntags: [x\n---\nAttendees: Lena Hofer\n";
  const note = await noteOf(content);
  expect(note.name).toBe("Budget - first draft");
  expect(note.body).toMatch(
    /## Original text\n\n---\ntitle: Budget: first draft\ntags: \[x\n---\nAttendees: Lena Hofer$/,
  );
});
