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
    expect(namesOf(sentence, undefined, 4)).toEqual([name]);
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

  it.each([
    ["is what one person takes on", "Mira has agreed to run the harbour crane on Sundays."],
    ["is named by no more than a place", "Decision: Rotterdam, NL"],
    ["is only an opinion", "We agreed that the harbour cranes are acceptable."],
    ["was voted on, with no result", "We voted on the harbour cranes for the west quay."],
    ["is a consequence", "A consequence of what we decided is that harbour cranes rust."],
    ["is what a program does", "Gatekeeper rejected the harbour crane signature."],
    ["is news", "In parliament it was decided to sell the harbour cranes."],
    ["goes back to the last meeting", "At the last meeting it was decided to sell the harbour cranes."],
    ["is mentioned in passing", "Tell the crew which cranes, which the board agreed to sell in May."],
    ["was changed since", "We initially agreed to sell the harbour cranes."],
    [
      "names its matter only behind a comma",
      "The team approved the proposal, with crane drivers praising its harbour.",
    ],
    ["is habit", "Every sale of a harbour crane is decided and approved by the board."],
    ["begins a list", "Starting with cranes, three of the harbour drivers on board"],
  ])("a decision that %s is not", (_, sentence) => {
    expect(namesOf(sentence)).toEqual([]);
  });

  it("a step of work is one only if the decision begins with it", () => {
    expect(namesOf("We agreed to send the harbour crane letters.")).toEqual([]);
    expect(namesOf("We decided to use cranes to send letters over the harbour.")).toHaveLength(1);
    expect(
      namesOf("We decided that the crane office will store drawings for presenting files."),
    ).toHaveLength(1);
  });

  it("in other languages as well", () => {
    expect(namesOf("Wir haben beschlossen, den Kran im Hafen zu verkaufen.", GERMAN)).toHaveLength(1);
    expect(namesOf("Wir haben beschlossen, das Protokoll vom Kran im Hafen zu ändern.", GERMAN)).toEqual([]);
  });

  it("a rule that sets no limit is a detail", () => {
    expect(namesOf("The lamp has to be green in room 4.", undefined, 4)).toEqual([]);
    expect(namesOf("The lamp has to be green until room 4.", undefined, 4)).toHaveLength(1);
  });
});

describe("a short note", () => {
  const RULES = "The red lid must be closed at night.";
  const inNote = (others: number) =>
    findLocally({
      path: "note/A.md",
      type: "note",
      name: "A",
      body: `${"The heron stood beside the pond again. ".repeat(others)}${RULES}`,
    }).map(({ confidence }) => confidence);

  it("is doubted little by little, the more it says that is no learning", () => {
    const [alone = 0] = inNote(0);
    const [among = 0] = inNote(3);
    expect(alone).toBeGreaterThan(0);
    expect(among).toBeGreaterThan(0);
    expect(among).toBeLessThan(alone);
    expect(inNote(9)).toEqual([]);
  });
});

describe("statutes", () => {
  const article = (n: number) =>
    `### Article ${n}\n\nMembers may not lend the key of hall ${n} to more than 3 guests.\n`;
  const kindsOf = (body: string) =>
    findLocally({ path: "note/A.md", type: "note", name: "A", body }).map(({ kind }) => kind);
  const decision = "We decided to sell the second boat.";

  it("keep their rules; what we decide about them is found", () => {
    expect(kindsOf([1, 2, 3, 4].map(article).join("\n"))).toEqual([]);
    expect(kindsOf(`${[1, 2, 3, 4].map(article).join("\n")}\n${decision}\n`)).toEqual(["decision"]);
    expect(kindsOf(article(1))).toEqual(["constraint"]);
  });

  it("in other languages as well", () => {
    const artikel = (n: number) => `## § ${n}\n\nMitglieder dürfen den Schlüssel nicht verleihen.\n`;
    expect(kindsOf(artikel(1))).toEqual(["constraint"]);
    expect(kindsOf([1, 2, 3, 4].map(artikel).join("\n"))).toEqual([]);
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
