import { expect, it } from "vitest";
import { cpuTime } from "@/tests/support/cost";
import { knownRecord } from "../note.fixture";
import { KnownIndex, personNameOf } from "./known-index";

const index = new KnownIndex([
  knownRecord("person", "Alice Chen", "Ali"),
  knownRecord("person", "Peter J. Lindqvist"),
  knownRecord("person", "Peter Webb"),
  knownRecord("org", "Acme", "Acme Ltd"),
]);
const person = (text: string): string | undefined => index.person(personNameOf(text))?.name;

it("knows a person by name, alias, initials and without middle names", () => {
  expect([person("ALICE CHEN"), person("A. Chen"), person("Chen Alice"), person("Peter Lindqvist")]).toEqual([
    "Alice Chen",
    "Alice Chen",
    "Alice Chen",
    "Peter J. Lindqvist",
  ]);
  expect(person("Bob Chen")).toBeUndefined();
});

it("knows who a first name is, when only one has it", () => {
  expect(index.loneName("Ali")?.name).toBe("Alice Chen");
  expect(index.loneName("Peter")).toBeUndefined();
});

it("answers from look-ups: a question costs the same among ten thousand as among few", () => {
  const nameAt = (at: number) => `Given${at} Family${at % 100}`;
  const indexOf = (length: number) =>
    new KnownIndex(Array.from({ length }, (_, at) => knownRecord("person", nameAt(at))));
  const [few, many] = [indexOf(625), indexOf(10_000)];
  const ask = (of: KnownIndex) => () => {
    for (let at = 0; at < 600; at++) expect(of.person(personNameOf(nameAt(at)))?.name).toBe(nameAt(at));
  };
  ask(few)();
  expect(cpuTime(ask(many))).toBeLessThan(5 * Math.max(cpuTime(ask(few)), 20));
});
