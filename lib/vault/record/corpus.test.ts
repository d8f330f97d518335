import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { KvError } from "@/lib/core/errors";
import { times } from "@/tests/support/property";
import { linksOf } from "../links";
import { editRecordText } from "./edit";
import { readFast } from "./fast";
import { parseRecord, readWithYaml } from "./parse";
import { splitDocument } from "./split";

const CORPUS = path.resolve("tests/corpus/edit");
const load = (folder: string): [string, string][] =>
  readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .sort()
    .map((file) => [file, readFileSync(path.join(folder, file), "utf8")]);

const GOOD = load(CORPUS);
const BAD = load(path.join(CORPUS, "bad"));

const VALUES: unknown[] = [
  "plain",
  "needs: quotes # here",
  "[[person/Alice Chen]]",
  "two\nlines",
  "ends with a break\n",
  "",
  "yes",
  "2024-05-06",
  7,
  1.5,
  -0.25,
  1e21,
  true,
  false,
  [],
  ["a", "[[b]]", 1, null],
  ["two\nlines", "x"],
  [["x"], []],
  {},
  { deep: { list: [1, { a: "b\nc" }], none: null } },
  [{ name: "A", role: "b" }],
];

/** At work each field takes some of them, and all fields together take all. */
const someValues = (field: number): unknown[] => VALUES.filter((_, at) => (at + field) % times(1, 8) === 0);

interface Region {
  before: string;
  after: string;
}

/** The text before and after the lines of each field, found by the beginnings of lines alone. */
function regionsOf(text: string): Region[] {
  const { start, end } = splitDocument(text);
  const lines = text.slice(start, end).split(/(?<=\n)/);
  const indent = lines.find((line) => /^\s*[^\s#]/.test(line))?.search(/\S/) ?? 0;
  const begins = (line: string) => line.search(/\S/) === indent && /^[^#\-:\]}\s]/.test(line.slice(indent));
  const firsts = lines.flatMap((line, index) => (begins(line) ? [index] : []));
  return firsts.map((first, nth) => {
    let last = (firsts[nth + 1] ?? lines.length) - 1;
    const keeps = /[|>]\+\s/.test(lines[first] ?? "");
    while (last > first && (/^\s*#/.test(lines[last] ?? "") || (!keeps && /^\s*$/.test(lines[last] ?? ""))))
      last--;
    return {
      before: text.slice(0, start) + lines.slice(0, first).join(""),
      after: lines.slice(last + 1).join("") + text.slice(end),
    };
  });
}

/** What the anchors of others hang on cannot be changed in place. */
const isBound = (file: string, key: string): boolean =>
  file.startsWith("08") && (key === "created" || key === "defaults");

const fieldsOf = (text: string) => Object.keys(parseRecord(text).frontmatter);

describe.each(GOOD)("%s", (file, text) => {
  const { frontmatter, body, problem } = parseRecord(text);
  const split = splitDocument(text);

  it("reads, the same way by both readers", () => {
    expect(problem).toBeUndefined();
    const yaml = text.slice(split.start, split.end);
    const fast = readFast(yaml);
    if (fast) expect(readWithYaml(yaml)).toEqual({ frontmatter: fast });
    expect(body).toBe(text.slice(split.bodyStart));
  });

  it("stays as it is when nothing changes", () => {
    const set = Object.fromEntries(Object.entries(frontmatter).filter(([, value]) => value !== null));
    expect(editRecordText(text, { set, body, bodyAppend: "" })).toEqual({ text, fieldsChanged: [] });
    expect(editRecordText(text, { unset: ["missing"], append: { aliases: [] } })).toEqual({
      text,
      fieldsChanged: [],
    });
  });

  it.each(fieldsOf(text))("sets %s and changes no other byte", (key) => {
    const at = Object.keys(frontmatter).indexOf(key);
    const region = regionsOf(text)[at];
    for (const value of someValues(at)) {
      const run = () => editRecordText(text, { set: Object.fromEntries([[key, value]]) });
      if (isBound(file, key)) {
        expect(run).toThrow("cannot be changed in place");
        continue;
      }
      const { text: after } = run();
      const read = parseRecord(after);
      expect(Object.getOwnPropertyDescriptor(read.frontmatter, key)?.value).toEqual(value);
      expect({ ...read.frontmatter, [key]: null }).toEqual({ ...frontmatter, [key]: null });
      expect(read.body).toBe(body);
      expect(after.startsWith(region?.before ?? "?")).toBe(true);
      expect(after.endsWith(region?.after ?? "?")).toBe(true);
    }
  });

  it.each(fieldsOf(text))("removes %s and changes no other byte", (key) => {
    if (isBound(file, key)) return;
    const region = regionsOf(text)[Object.keys(frontmatter).indexOf(key)];
    const { text: after } = editRecordText(text, { unset: [key] });
    expect(Object.keys(parseRecord(after).frontmatter)).toEqual(
      Object.keys(frontmatter).filter((other) => other !== key),
    );
    expect(after.startsWith(region?.before ?? "?")).toBe(true);
    // Comments that are indented below a field are removed with it; all else is there.
    const rest = after.slice(region?.before.length);
    expect(region?.after.endsWith(rest)).toBe(true);
    expect(region?.after.slice(0, region.after.length - rest.length)).toMatch(/^(?:\s*|\s+#.*\s)*$/);
  });

  it("takes new fields, and loses them again without a trace", () => {
    for (const value of VALUES) {
      const { text: after, fieldsChanged } = editRecordText(text, { set: { fresh: value } });
      expect(fieldsChanged).toEqual(["fresh"]);
      expect(parseRecord(after)).toEqual({ frontmatter: { ...frontmatter, fresh: value }, body });
      const back = editRecordText(after, { unset: ["fresh"] }).text;
      // The last field takes its frontmatter with it.
      const hasFields = split.end > split.start;
      if (hasFields && frontmatter && !file.startsWith("17")) expect(back).toBe(text);
    }
  });

  it.each(fieldsOf(text))("appends to %s and keeps every line there is", (key) => {
    const value = frontmatter[key];
    if (isBound(file, key) || (typeof value === "object" && value !== null && !Array.isArray(value))) return;
    const run = () => editRecordText(text, { append: { [key]: ["new item", "[[x]]"] } }).text;
    const after = run();
    const list = Array.isArray(value) ? value : value === null ? [] : [value];
    expect(parseRecord(after).frontmatter[key]).toEqual([...list, "new item", "[[x]]"]);
    const region = regionsOf(text)[Object.keys(frontmatter).indexOf(key)];
    expect(after.startsWith(region?.before ?? "?")).toBe(true);
    expect(after.endsWith(region?.after ?? "?")).toBe(true);
    if (
      Array.isArray(value) &&
      !/[[\]]/.test(text.slice(region?.before.length, text.length - (region?.after.length ?? 0)))
    ) {
      for (const line of text.split(/\r?\n/)) expect(after.split(/\r?\n/)).toContain(line);
    }
    expect(editRecordText(after, { append: { [key]: ["new item"] } }).text).toBe(after);
  });

  it("takes any body, and leaves all before it", () => {
    for (const next of [
      "",
      "\n",
      "new",
      "\n\nnew\n",
      "\r\nnew",
      "---\na: b\n---\n",
      "\ufeff",
      "...\n",
      text,
    ]) {
      const { text: after } = editRecordText(text, { body: next });
      expect(parseRecord(after)).toEqual({ frontmatter, body: next });
      expect(after.startsWith(text.slice(0, split.fenceEnd))).toBe(true);
    }
  });

  it("appends a paragraph to the body", () => {
    const { text: after } = editRecordText(text, { bodyAppend: "One more." });
    const added = parseRecord(after);
    expect(added.frontmatter).toEqual(frontmatter);
    expect(added.body.startsWith(body)).toBe(true);
    expect(added.body.slice(body.length).trim()).toBe("One more.");
    expect(after.startsWith(text)).toBe(true);
  });

  it("shows its links where they stand", () => {
    for (const link of linksOf(text)) {
      expect(text.slice(link.from, link.to)).toContain(text.slice(link.start, link.end));
      expect(link.target).not.toBe("");
      expect(link.relation === "body" || Object.hasOwn(frontmatter, link.relation)).toBe(true);
    }
  });
});

describe.each(BAD)("invalid: %s", (file, text) => {
  const { frontmatter, body, problem } = parseRecord(text);

  it("says where, and gives the whole text as body", () => {
    expect(frontmatter).toEqual({});
    expect(body).toBe(text);
    expect(problem?.message).toMatch(/^The frontmatter /);
    const line = {
      "handle-in-list.md": 5,
      "backtick.md": 3,
      "second-colon.md": 3,
      "quoted-rest.md": 3,
      "tab-indent.md": 4,
      "doubled-key.md": 4,
    }[file];
    if (line) expect(problem?.line).toBe(line);
  });

  it("refuses to change fields, and names the place", () => {
    expect(() => editRecordText(text, { set: { status: "draft" } })).toThrow(KvError);
    expect(() => editRecordText(text, { unset: ["type"] })).toThrow(/line \d+/);
  });

  it("lets the body be edited", () => {
    const { text: appended, fieldsChanged } = editRecordText(text, { bodyAppend: "More." });
    expect(appended).toBe(`${text}\nMore.\n`);
    expect(fieldsChanged).toEqual(["body"]);
    if (file === "never-closes.md") {
      expect(() => editRecordText(text, { body: "New.\n" })).toThrow("is not closed");
    } else {
      expect(editRecordText(text, { body: "New.\n" }).text).toBe(text.replace("Body\n", "New.\n"));
    }
  });

  it("is fixed by sending the whole text as body", () => {
    const fixed = "---\ntype: note\n---\n\nBody\n";
    expect(editRecordText(text, { body: fixed, set: { name: "b" } }).text).toBe(
      "---\ntype: note\nname: b\n---\n\nBody\n",
    );
  });
});
