import { expect, it } from "vitest";
import type { KnownRecord } from "../plan";
import { mentionedRecords } from "./mentioned-records";

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

it("offers them in whichever Unicode form their names are written", () => {
  const known = [person("Zoë Šír".normalize("NFD"))];
  for (const form of ["NFC", "NFD"])
    expect(mentionedRecords("Zoë Šír rang.".normalize(form), known)).toHaveLength(1);
});

it("offers thirty at most", () => {
  const known = Array.from({ length: 60 }, (_, n) => person(`Alice N${n}`));
  known.push(person("Alice Chen"));
  const found = mentionedRecords("Alice Chen was there.", known);
  expect(found).toHaveLength(30);
  expect(found[0]?.name).toBe("Alice Chen");
});
