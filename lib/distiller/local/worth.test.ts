import { describe, expect, it } from "vitest";
import { candidateOf } from "../signals";
import { findLocally } from "./extract";

/** A long record, in which hardly any sentence is a learning. */
const among = (sentence: string, filler = "The heron stood beside the pond again.", times = 9) => ({
  path: "note/A.md",
  type: "note" as const,
  name: "A",
  body: `${`${filler} `.repeat(times)}\n\n${sentence}\n`,
});
const namesOf = (sentence: string, filler?: string, times?: number) =>
  findLocally(among(sentence, filler, times)).map(({ name }) => name);

const GERMAN = "Der Reiher stand wieder am Teich und wartete auf die Fische.";

describe("where learnings are rare", () => {
  it.each([
    ["We decided to use RocksDB.", "We decided to use RocksDB"],
    ["We decided to sell the boat.", "Sell the boat"],
    ["We agreed to close the west gate at night.", "Close the west gate at night"],
    ["We assume that the quarry delivers gravel every spring.", "The quarry delivers gravel every spring"],
    ["The hall may hold at most 90 guests.", "The hall may hold at most 90 guests"],
  ])("what is explicit and names its matter is found: %s", (sentence, name) => {
    expect(namesOf(sentence)).toEqual([name]);
  });

  it.each([
    ["names nothing", "We agreed on semantics."],
    ["is named elsewhere", "We decided to adopt the proposal above for harbour cranes."],
    [
      "begins with what came before",
      "We agreed that this harbour charter applies to crane drivers, dock workers and pilots.",
    ],
    ["is routine", "We agreed to put harbour cranes on the agenda."],
    ["is a step of work", "We agreed to review the harbour crane drawings."],
    ["is spoken of", "They explained why we decided to sell harbour cranes."],
  ])("a decision that %s is not", (_, sentence) => {
    expect(namesOf("We decided to sell harbour cranes.")).toHaveLength(1);
    expect(namesOf(sentence)).toEqual([]);
  });

  it("in other languages as well", () => {
    expect(namesOf("Wir haben beschlossen, den Kran im Hafen zu verkaufen.", GERMAN)).toHaveLength(1);
    expect(namesOf("Wir haben beschlossen, das Protokoll vom Kran im Hafen zu ändern.", GERMAN)).toEqual([]);
  });

  it("a rule that sets no limit is a detail", () => {
    expect(namesOf("The lamp has to be green in room 4.", undefined, 6)).toEqual([]);
    expect(namesOf("The lamp has to be green until room 4.", undefined, 6)).toHaveLength(1);
  });
});

describe("a record in which all is of one kind", () => {
  const RULES = [
    "The gate key must be returned on Fridays.",
    "Guests must be signed in at the desk.",
    "Boats must be insured by their owners.",
    "The slipway must be kept clear of trailers.",
  ];
  const NOTES = ["We decided to sell the second boat.", "We assume that the slipway holds a trailer."];
  const kindsIn = (sentences: readonly string[]) =>
    findLocally({ path: "note/A.md", type: "note", name: "A", body: sentences.join("\n\n") }).map(
      ({ kind }) => kind,
    );

  it("is the text of rules; one of notes has more to say", () => {
    expect(kindsIn(RULES)).toEqual([]);
    expect(kindsIn([...RULES, ...NOTES]).filter((kind) => kind === "constraint")).toHaveLength(RULES.length);
  });

  it("remains a candidate", () => {
    const body = RULES.join("\n\n");
    const candidate = candidateOf({ path: "note/A.md", type: "note", name: "A", body });
    expect(candidate?.signals).toMatchObject([{ kind: "constraint", count: RULES.length }]);
  });
});
