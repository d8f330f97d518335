import { expect, it } from "vitest";
import type { KnownRecord, Plan } from "../plan";
import { mentionedRecords } from "./prompt";
import { sanitizePlan } from "./sanitize";

const person = (name: string, aliases: string[] = []): KnownRecord => ({
  path: `person/${name}.md`,
  type: "person",
  name,
  aliases,
});

it("offers the records that a text may mean, the likeliest first", () => {
  const known = [
    person("Alice Marlowe Adams"),
    person("Robert Stone", ["Bob"]),
    person("Alice Chen"),
    person("Dora Berg"),
  ];
  const names = (text: string) => mentionedRecords(text, known).map(({ name }) => name);
  expect(names("Alice Chen met Bob.")).toEqual(["Alice Chen", "Robert Stone"]);
  expect(names("Nobody was there.")).toEqual([]);
});

it("offers those of short names, and of scripts without spaces", () => {
  const known = [
    person("Bo Li"),
    person("Bo Xi"),
    person("李娜"),
    person("陈伟"),
    person("Q"),
    person("田中 太郎"),
  ];
  const names = (text: string) => mentionedRecords(text, known).map(({ name }) => name);
  expect(names("Bo Li rang; Li Bo did not. By noon, nobody.")).toEqual(["Bo Li"]);
  expect(names("由李娜负责。担当: 田中太郎")).toEqual(["李娜", "田中 太郎"]);
  expect(names("Quick notes")).toEqual([]);
});

it("offers thirty at most", () => {
  const known = Array.from({ length: 60 }, (_, n) => person(`Alice N${n}`));
  known.push(person("Alice Chen"));
  const found = mentionedRecords("Alice Chen was there.", known);
  expect(found).toHaveLength(30);
  expect(found[0]?.name).toBe("Alice Chen");
});

it("leaves a record alone that the quote does not name", () => {
  const known = [person("Alice Chen", ["Lissy"]), person("Bo Li"), person("陈伟")];
  const existingFor = (evidence: string, existing: string) => {
    const entity = {
      key: "person:1",
      type: "person" as const,
      name: "Alice",
      aliases: [],
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
    return sanitizePlan(plan, "Alice came. Lissy left. The boss sang. Bo Li, 陈伟.", known).entities[0]
      ?.existing;
  };
  expect(existingFor("Alice came", "person/Alice Chen.md")).toBe("person/Alice Chen.md");
  expect(existingFor("Lissy left", "person/Alice Chen.md")).toBe("person/Alice Chen.md");
  expect(existingFor("Bo Li", "person/Bo Li.md")).toBe("person/Bo Li.md");
  expect(existingFor("陈伟", "person/陈伟.md")).toBe("person/陈伟.md");
  expect(existingFor("The boss sang", "person/Alice Chen.md")).toBeUndefined();
});
