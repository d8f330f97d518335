import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRecord } from "@/lib/vault";
import { blocksOf, missingLines, newBlocks } from "./bodies";
import { mergeLocally } from "./merge";
import type { Side } from "./sides";

const side = (path: string, text: string): Side => {
  const { frontmatter, body } = parseRecord(text);
  return { path, type: "person", text, hash: "", frontmatter, body };
};
const record = (fields: string, body: string) => `---\ntype: person\n${fields}---\n\n${body}`;
const merged = (keep: string, gone: string) =>
  mergeLocally(side("person/Bob.md", keep), side("person/bób.md", gone), "no model");

describe("two bodies", () => {
  it("are joined one after the other, shared blocks once, fences whole", () => {
    const fence = "```sh\nls\n\npwd\n```";
    expect(blocksOf(`A\nB\n\n${fence}\n\n\nC`)).toEqual(["A\nB", fence, "C"]);
    expect(newBlocks(`A\n\n${fence}\n\nD\n`, `A\n\nB`)).toEqual([fence, "D"]);
    expect(missingLines("A\n B", "A\n\nB\nC", "C")).toEqual(["C"]);
  });

  it("lose no line, whatever they say, and leave the record's own text as it is", () => {
    const line = fc.oneof(
      fc.constantFrom(
        "",
        "",
        "same line",
        "```",
        "~~~~",
        "    ",
        "# Heading",
        "- [[person/Bob]]",
        "---",
        "a: b",
      ),
      fc.string({ unit: "grapheme", maxLength: 12 }).map((text) => text.replace(/[\r\n]/g, " ")),
    );
    const body = fc.array(line, { maxLength: 12 }).map((lines) => lines.join("\n"));
    fc.assert(
      fc.property(body, body, (one, other) => {
        const [keep, gone] = [record("name: Bob\n", one), record("name: Bob\n", other)];
        const { after, leftOut } = merged(keep, gone);
        const [own, others] = [parseRecord(keep).body, parseRecord(gone).body];
        expect(parseRecord(after).body.startsWith(own.trimEnd())).toBe(true);
        expect(missingLines(parseRecord(after).body, own, others)).toEqual([]);
        expect(leftOut).toEqual([]);
        expect(parseRecord(after).frontmatter.name).toBe("Bob");
      }),
    );
  });
});

describe("the fields of two records", () => {
  it("are merged: missing fields are added, lists joined, the other name is an alias, contradictions reported", () => {
    const keep = record("name: Bob # mine\nstatus: active\ntags: [a]\nemail: bob@a.example\n", "Hello.\n");
    const gone = record(
      'name: Bób\nstatus: inactive\ntags: [a, b]\nrole: Builder\naliases: [Bobby]\nrelated: ["[[person/Bob]]", "[[org/Acme]]"]\nphone:\n',
      "Hello.\n",
    );
    const { after, leftOut, by } = merged(keep, gone);
    expect(parseRecord(after).frontmatter).toEqual({
      type: "person",
      name: "Bob",
      status: "active",
      tags: ["a", "b"],
      email: "bob@a.example",
      role: "Builder",
      aliases: ["Bobby", "Bób", "bób"],
      related: ["[[org/Acme]]"],
    });
    expect(after).toContain("name: Bob # mine\n");
    expect(after.match(/Hello\./g)).toHaveLength(1);
    expect(leftOut).toEqual(['status: "inactive"', 'related: "[[person/Bob]]"']);
    expect(by).toEqual({ engine: "local", reason: "no model" });
  });
});
