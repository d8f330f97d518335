import { expect, it } from "vitest";
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

it("answers from look-ups, also among ten thousand", () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    knownRecord("person", `Given${at} Family${at % 100}`),
  );
  const large = new KnownIndex(many);
  const started = process.cpuUsage();
  for (let at = 0; at < 1000; at++)
    expect(large.person(personNameOf(`Given${at} Family${at % 100}`))?.name).toBe(
      `Given${at} Family${at % 100}`,
    );
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(1000);
});
