import { describe, expect, it } from "vitest";
import { findLocally } from "./extract";

const HERON = "The heron stood beside the pond again.";
const namesIn = (body: string, name = "A") =>
  findLocally({ path: `note/${name}.md`, type: "note", name, body }).map((each) => each.name);
const inPage = (sentence: string, filler = HERON) => namesIn(`${`${filler}\n\n`.repeat(9)}${sentence}\n`);
const inMinutes = (sentence: string, filler = HERON) =>
  namesIn(`${`${filler} `.repeat(9)}\n\n${sentence}\n`, "Minutes of May");

describe("a decision outside of a section of decisions", () => {
  it.each([
    "The harbour office has decided to close the west crane.",
    "The town council agreed to close the west crane.",
  ])("is news in a page, and one of ours in minutes: %s", (sentence) => {
    expect(inPage(sentence)).toEqual([]);
    expect(inMinutes(sentence)).toHaveLength(1);
  });

  it.each([
    "We decided to close the west crane.",
    "Decided to close the west crane of the harbour.",
    "Decision: close the west crane of the harbour.",
  ])("is ours in any text if we decide, or it is called one: %s", (sentence) => {
    expect(inPage(sentence)).toHaveLength(1);
  });

  it("is ours by the verb alone where that has a first person", () => {
    const filler = "La garza estaba otra vez junto al estanque y esperaba a los peces.";
    expect(inPage("Decidimos cerrar la grúa vieja del puerto.", filler)).toHaveLength(1);
    expect(inPage("El ayuntamiento decidió cerrar la grúa vieja del puerto.", filler)).toEqual([]);
  });

  it.each([
    "See the crane drawings of the harbour (we agreed on the west crane).",
    "The board may, by resolution adopted by a majority of the harbour members, close a crane.",
    "Consensus: cranes in the harbour are a matter of taste.",
    "Agreed to get more input on the harbour cranes.",
    "We agreed that a west crane would make the harbour easier to use.",
  ])("is none in an aside, a procedure or an opinion: %s", (sentence) => {
    expect(inMinutes("We agreed to close the west crane of the harbour.")).toHaveLength(1);
    expect(inMinutes(sentence)).toEqual([]);
  });

  it("is a memory of one in a transcript", () => {
    const talk = (turns: number) =>
      `${["Ada", "Ben"]
        .map((name) => `${name}: ${HERON}`)
        .join("\n")
        .concat("\n")
        .repeat(turns)}Ada: We agreed to close the west crane of the harbour.\n`;
    expect(namesIn(talk(3))).toHaveLength(1);
    expect(namesIn(talk(25))).toEqual([]);
  });
});

describe("below Decision", () => {
  const below = (text: string) =>
    namesIn(`## Context\n\nBoats are slow.\n\n## Decision\n\n${text}\n\n## Consequences\n\nFewer boats.\n`);
  const FIRST = "Moor every barge in the harbour with two ropes.";

  it("what comes second must say that it is chosen", () => {
    expect(below(`${FIRST} We will use the crane of the west harbour for all barges.`)).toHaveLength(2);
    expect(below(`${FIRST} Ropes in the harbour have less weight than iron chains.`)).toHaveLength(1);
  });

  it.each([
    "[Ropewalk](https://example.org/ropewalk) is a programmatic service of the harbour.",
    "Ropewalk provides numerous kinds of ropes and chains in the harbour.",
    "Barges and boats may use the ropes of the harbour.",
  ])("what a thing is, or what can be done, is no choice: %s", (sentence) => {
    expect(below(FIRST)).toHaveLength(1);
    expect(below(sentence)).toEqual([]);
  });

  it("an item that names code says how a part works, unless it says what was chosen", () => {
    const items = (item: string) =>
      namesIn(`## Decisions\n\n- ${item}\n\n## More\n\n${`${HERON} `.repeat(9)}`);
    expect(items("We will keep `rope_count` in the register of the harbour")).toHaveLength(1);
    expect(items("The harbour register holds `rope_count` of every barge")).toEqual([]);
  });
});

describe("a long text", () => {
  it.each(["The budget for ropes ends on 3 May.", "We need to deliver at least 5 barges."])(
    "has limits of one of many things: %s",
    (sentence) => {
      const body = (text: string) => `${`${HERON}\n\n`.repeat(32)}${text}\n`;
      expect(namesIn(body("The budget for ropes is at most 900 EUR."))).toHaveLength(1);
      expect(namesIn(body(sentence))).toEqual([]);
    },
  );

  it("has a head and tables that say nothing by themselves", () => {
    const head =
      "Resolution 7 on barges was adopted by the board:\nStatus: Accepted\nDate: 3 May\nSubject: Harbour barges and ropes";
    expect(inMinutes(head)).toEqual([]);
    expect(inMinutes("Decision Item | Harbour\n--|--\n7.1 | We decided to close the west crane")).toEqual([]);
  });
});
