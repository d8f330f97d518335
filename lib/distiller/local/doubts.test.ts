import { expect, it } from "vitest";
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

/** Sentences of which none is a learning. */
const filler = (count: number) =>
  Array.from({ length: count }, (_, n) => `The heron stood beside pond number ${n} again.`).join(" ");

const RULE = "The lid must be closed.";
const DECISION = "We decided to sell the second boat.";

it("a rule among many sentences that are none is a truth about the world, where nobody decides anything", () => {
  expect(namesOf(RULE)).toEqual(["The lid must be closed"]);
  expect(namesOf(`${filler(20)} ${RULE}`)).toEqual([]);
});

it("an explicit decision is found among many sentences; one that is only likely is not", () => {
  expect(namesOf(`${filler(20)} ${DECISION}`)).toEqual(["Sell the second boat"]);
  expect(namesOf("The night bus gets dropped.")).toHaveLength(1);
  expect(namesOf(`${filler(20)} The night bus gets dropped.`)).toEqual([]);
});

it("what is found where learnings are rare is less sure", () => {
  const rule = "The hall may hold at most 90 guests.";
  const sureness = (body: string) => findLocally(sourceOf(body)).map(({ confidence }) => confidence);
  const [alone = 0] = sureness(rule);
  const [among = 0] = sureness(`${filler(5)} ${rule}`);
  expect(among).toBeGreaterThan(0);
  expect(among).toBeLessThan(alone);
});

it("what needs the sentence before it, or what comes after it, is no rule of its own", () => {
  const among = (sentence: string) => namesOf(`${filler(14)}\n\n${DECISION}\n\n${sentence}`);
  expect(among("Members may not lend the key.")).toContain("Members may not lend the key");
  expect(among("They may not lend the key.")).not.toContain("They may not lend the key");
  expect(among("Members may not lend:")).toEqual(["Sell the second boat"]);
});

it("what people think aloud is no assumption; what they agree on is a decision", () => {
  const talk = Array.from({ length: 12 }, (_, n) => `Yeah, you know, the heron at pond ${n}.`).join(" ");
  const said = "I suspect the pump is blocked.";
  expect(namesOf(`${filler(12)} ${said}`)).toEqual(["The pump is blocked"]);
  expect(namesOf(`${talk} ${said}`)).toEqual([]);
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

it("a vote without its subject is no decision", () => {
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
