import { describe, expect, it } from "vitest";
import type { SourceText } from "../learning";
import { findLocally } from "./extract";

const sourceOf = (body: string, more: Partial<SourceText> = {}): SourceText => ({
  path: "note/A.md",
  type: "note",
  name: "A",
  body,
  ...more,
});
const namesOf = (body: string, more?: Partial<SourceText>) =>
  findLocally(sourceOf(body, more)).map(({ name }) => name);

/** Sentences without any learning. */
const filler = (count: number) =>
  Array.from({ length: count }, (_, n) => `The heron stood beside pond number ${n} again.`).join(" ");

const RULE = "The lid must be closed.";
const DECISION = "We decided to sell the second boat.";
/** With them a record is one of learnings. */
const TAUGHT = `${DECISION} We assume that the pump is blocked.`;

it("a rule among many sentences that are none is a truth about the world, where nobody decides anything", () => {
  expect(namesOf(RULE)).toEqual(["The lid must be closed"]);
  expect(namesOf(`${filler(20)} ${RULE}`)).toEqual([]);
});

it("an explicit decision is found among many sentences; one that is only likely is not", () => {
  expect(namesOf(`${filler(20)} ${DECISION}`)).toEqual(["Sell the second boat"]);
  expect(namesOf("The night bus gets dropped.")).toHaveLength(1);
  expect(namesOf(`${filler(20)} The night bus gets dropped.`)).toEqual([]);
});

it.each([
  ["what is only probable", 3, "The pump is probably blocked by leaves."],
  ["what others decided", 6, "They decided to sell the second boat."],
  ["two figures in a sentence", 2, "The register says 1740, but the label says 1820."],
])("%s is not found among many sentences, as an outright statement is", (_, count, sentence) => {
  for (const outright of ["We assume that the pump is blocked.", DECISION])
    expect(namesOf(`${filler(count)} ${outright}`)).toHaveLength(1);
  expect(namesOf(sentence)).toHaveLength(1);
  expect(namesOf(`${filler(count)} ${sentence}`)).toEqual([]);
});

it("a find where learnings are rare is less certain", () => {
  const rule = "The hall may hold at most 90 guests.";
  const sureness = (body: string) =>
    findLocally(sourceOf(`${TAUGHT} ${body}`)).flatMap(({ kind, confidence }) =>
      kind === "constraint" ? [confidence] : [],
    );
  const [alone = 0] = sureness(rule);
  const [among = 0] = sureness(`${filler(13)} ${rule}`);
  expect(among).toBeGreaterThan(0);
  expect(among).toBeLessThan(alone);
});

it("a sentence that needs the one before or after it is not a rule", () => {
  const among = (sentence: string) => namesOf(`${filler(4)}\n\n${TAUGHT}\n\n${sentence}`);
  expect(among("Members may not lend the key to 3 guests.")).toContain(
    "Members may not lend the key to 3 guests",
  );
  expect(among("Members may not lend:")).toHaveLength(2);
  expect(among("Members may not lend –")).toHaveLength(2);
});

it("thinking aloud is not an assumption; an agreement is a decision", () => {
  const talk = Array.from({ length: 5 }, (_, n) => `Yeah, you know, the heron at pond ${n}.`).join(" ");
  const doubt = "I suspect the pump is blocked.";
  expect(namesOf(`${filler(6)} ${doubt}`)).toEqual(["The pump is blocked"]);
  expect(namesOf(`${filler(1)} ${talk} ${doubt}`)).toEqual([]);
});

it("below a heading of decisions only what comes first is one, and what says so itself", () => {
  const body =
    "## Decision\n\nUse the oak for the shelves.\n\n- Dark: it suits the room\n- Light: the floor holds\n";
  expect(namesOf(body)).toEqual(["Use the oak for the shelves"]);
  const listed = "## Decisions\n\nWe agreed:\n\n- Oak for the shelves\n- Pine for the desk\n";
  expect(namesOf(listed)).toEqual(["Oak for the shelves", "Pine for the desk"]);
});

it("pages that a browser saved, and files that come with a program, are not the owner's words", () => {
  const saved = { source: "https://example.org/boats", author: "Ida Holm" };
  expect(namesOf(DECISION, { frontmatter: { source: "https://example.org" } })).toHaveLength(1);
  expect(namesOf(DECISION, { frontmatter: saved })).toEqual([]);
  expect(namesOf("The copy must bear this notice.", { name: "LICENSE" })).toEqual([]);
  expect(namesOf("The copy must bear this notice.", { name: "Licensed guides" })).toHaveLength(1);
});

it("a vote without its subject is not a decision", () => {
  expect(namesOf("Decision: 8/0/1 approved")).toEqual([]);
  expect(namesOf("Decision: buy the tent, 8/0/1")).toEqual(["Buy the tent, 8-0-1"]);
});

it("a title keeps the capitals of code", () => {
  expect(namesOf("We decided to use `BoatShed` for the stock.")).toEqual(["Use BoatShed for the stock"]);
});

it.each([
  "Let's assume we have a shed with two doors.",
  "Supposons que la salle soit fermée le lundi.",
  "Supponiamo che il forno sia già caldo.",
  "Het bestuur wacht, daarna kunnen we besluiten om de boot te verkopen.",
  "Il re non può fare altro che arretrare.",
  "El fragmento se resuelve en el navegador de cada lector.",
  "Le budget de la fête est donc déjà dépassé.",
  "3 新船项目介绍，汇报人：王丽，预计时长：15分钟",
])("an example, what may be decided, and an agenda are none: %s", (sentence) => {
  expect(namesOf(sentence)).toEqual([]);
});

describe("where learnings are rare", () => {
  const sureness = (sentence: string, before = "") =>
    findLocally(sourceOf(`${filler(13)} ${TAUGHT}\n\n${before}\n\n${sentence}`))
      .filter(({ evidence }) => evidence === sentence)
      .map(({ confidence }) => confidence);

  it.each([
    ["what holds of any", "Any hall may hold at most 90 guests.", "The hall may hold at most 90 guests."],
    [
      "what needs the sentence before it",
      "They may hold at most 90 guests.",
      "The hall may hold at most 90 guests.",
    ],
    [
      "what goes on from the sentence before it",
      "But the hall may hold at most 90 guests.",
      "The hall may hold at most 90 guests.",
    ],
    [
      "what holds on a condition",
      "The hall, if closed, may hold at most 90 guests.",
      "The hall may hold at most 90 guests.",
    ],
    [
      "what is told to the reader",
      "The hall may hold at most 90 of your guests.",
      "The hall may hold at most 90 guests.",
    ],
    ["a decision on what came before", "We decided to put it off.", "We decided to rent the long hall."],
    ["a step of what somebody did", "I decided to rent the long hall.", "We decided to rent the long hall."],
    [
      "a sentence that tells much",
      `We decided to rent the long hall ${"that stands in the reeds by the mill ".repeat(4)}this year.`,
      "We decided to rent the long hall.",
    ],
  ])("%s is less sure", (_, doubtful, plain) => {
    const [sure = 0] = sureness(plain);
    const [unsure = 0] = sureness(doubtful);
    expect(sure).toBeGreaterThan(0);
    expect(unsure).toBeLessThan(sure);
  });

  it.each([
    "Context",
    "Consequences",
    "Begründung",
    "Conséquences",
    "Consecuencias",
    "Conseguenze",
    "Gevolgen",
    "背景",
  ])("a rule below the heading %s is less sure", (heading) => {
    const rule = "The hall may hold at most 90 guests.";
    const [sure = 0] = sureness(rule, "## Rooms");
    const [unsure = 0] = sureness(rule, `## ${heading}`);
    expect(sure).toBeGreaterThan(0);
    expect(unsure).toBeLessThan(sure);
  });
});

it.each([
  [
    "German",
    "Naja, der Reiher stand sozusagen am Teich. Naja, die Ente stand da.",
    "Der Reiher stand wieder lang am Teich. Die Ente stand da.",
    "Ich nehme an, dass die Pumpe seit Montag klemmt.",
  ],
  [
    "French",
    "Euh, le héron dort là. Bah, le canard dort aussi.",
    "Le héron dort là. Le canard dort aussi.",
    "On suppose que la pompe est bloquée depuis lundi.",
  ],
])("in a transcript in %s, too, what people think aloud is less sure", (_, spoken, written, doubt) => {
  const sureness = (talk: string) =>
    findLocally(sourceOf(`${`${talk} `.repeat(2)}\n\n${doubt}`)).map(({ confidence }) => confidence);
  const [sure = 0] = sureness(written);
  expect(sure).toBeGreaterThan(0);
  expect(sureness(spoken)[0] ?? 0).toBeLessThan(sure);
});

it("what only may be a rule does not make a record one of rules", () => {
  const rule = "The hall may hold at most 90 guests.";
  const doubtful = Array.from({ length: 4 }, (_, n) => `The red lid of pot ${n} needs to dry.`).join(" ");
  const others = `${DECISION} We assume that the pump is blocked.`;
  expect(namesOf(`${others} ${rule} ${doubtful}`)).toHaveLength(7);
  expect(namesOf(`${filler(18)} ${rule} ${doubtful}`)).toEqual([]);
});

it("what a weak pattern matches is doubted more", () => {
  const rule = "The lamp has to be green until room 4.";
  expect(namesOf(`${filler(2)} ${TAUGHT} ${rule}`)).toHaveLength(3);
  expect(namesOf(`${filler(19)} ${TAUGHT} ${rule}`)).toHaveLength(2);
});

it("a decision that a record repeats is found once", () => {
  const again = "In the end we decided to sell the second boat for the roof.";
  expect(namesOf(`${DECISION}\n\n## Conclusion\n\n${again}`)).toHaveLength(1);
  expect(namesOf(`${DECISION}\n\nWe decided to buy the third tent.`)).toHaveLength(2);
});

it("what no pattern knows is found beside what is sure, and in a short sentence", () => {
  const known = `${DECISION} We assume that the pump is blocked. We agreed to rent the hall in May.\n\n`;
  const short = "So the trailer goes up the hill in two parts.";
  const tail =
    "and the van goes up the hill in three parts and the boat goes up the hill in four parts and the crane goes up in five";
  expect(namesOf(short)).toEqual([]);
  expect(namesOf(`${known}${short}`)).toHaveLength(4);
  expect(namesOf(`${known}${short.slice(0, -1)} ${tail}.`)).toHaveLength(3);
});
