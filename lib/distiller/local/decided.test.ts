import { describe, expect, it } from "vitest";
import { findLocally } from "./extract";

const found = (sentence: string, filler: string) =>
  findLocally({
    path: "note/A.md",
    type: "note",
    name: "Minutes",
    body: `${`${filler} `.repeat(9)}\n\n${sentence}\n`,
  });
/** In a note of learnings. */
const inNote = (sentence: string) =>
  findLocally({
    path: "note/A.md",
    type: "note",
    name: "A",
    body: `We assume that the quarry delivers gravel.\n\nThe gate must be shut by 23:00.\n\nWe agreed to rent the hall.\n\n${sentence}\n`,
  });
const HERON = "The heron stood beside the pond again.";

describe("what is decided", () => {
  it.each([
    [
      "We tried both cranes and have unilaterally decided to reject wooden harbour gates.",
      "Reject wooden harbour gates",
    ],
    [
      "We decided to leave the harbour hedge alone until later in the year.",
      "Leave the harbour hedge alone until later in the year",
    ],
    ["We decided to lower the harbour ramp if necessary.", "Lower the harbour ramp if necessary"],
    [
      "We chose to build harbour cranes with wooden arms.",
      "We chose to build harbour cranes with wooden arms",
    ],
  ])("%s", (sentence, name) => {
    expect(found(sentence, HERON).map((each) => each.name)).toEqual([name]);
  });

  it.each([
    "The crew agreed to focus on harbour cranes and wooden gates.",
    "The supervisors approved the waivers with Robert Barton making the motion.",
    "The crew agreed to go ahead with the project.",
    "PennDot has agreed to an extension for the project.",
    "The crew's decision to give up wooden harbour cranes can be justified in many ways.",
    "We decided to study the wooden harbour cranes of the north quay.",
    "The crew agreed to split up the harbour cranes among themselves.",
    "The crew agreed on a reasonable solution to the problem of wooden harbour cranes.",
  ])("is no draft: %s", (sentence) => {
    expect(found(sentence, HERON)).toEqual([]);
  });
});

describe("the routine of a board", () => {
  it.each([
    "The supervisors approved the crane pension payment of £10,451.00.",
    "The supervisors also approved reimbursing Mira £200 for her harbour crane training.",
    "We decided to cancel the harbour crane session of the north crew.",
    "At the harbour meeting it was decided a SGM would be held in 2019 for minor adjustments to the crane charter.",
    "The crew decided to have Garin consider the harbour crane drawings.",
    "The crew decided to let Jon Lind handle the harbour crane keys.",
    "We decided to play with wooden harbour cranes and their names.",
    "We decided on the prizes for the harbour crane contest.",
  ])("is no draft: %s", (sentence) => {
    expect(found(sentence, HERON)).toEqual([]);
  });

  it.each([
    "We decided to use a harbour bank for crane payments.",
    "We decided that harbour crane meetings will be held on Fridays.",
    "We decided to let the harbour credit limit at £12,500.",
  ])("a decision about it is one: %s", (sentence) => {
    expect(found(sentence, HERON)).toHaveLength(1);
  });

  it("nor is it where learnings are", () => {
    expect(inNote("We decided to sell the second boat.")).toHaveLength(4);
    expect(inNote("We decided to cancel the Sunday meeting.")).toHaveLength(3);
  });
});

describe("below its heading", () => {
  const below = (text: string) =>
    findLocally({
      path: "note/A.md",
      type: "note",
      name: "A",
      body: `## Context\n\nBoats are slow.\n\n## Decision\n\n${text}\n\n## Consequences\n\nFewer boats.\n`,
    }).map(({ name }) => name);

  it.each([
    "There are various ways to moor a barge in the harbour.",
    "Some of the harbour moorings can be improved with ropes.",
    "The harbour form allows users to choose a mooring for a barge.",
    "While a rope is a matter of taste, there are certain ropes that all crews like.",
    "The following is a list of the ropes that a crew needs in the harbour.",
    "Two ropes are marks in the harbour that are meant to hold a barge.",
    "Mooring with two ropes and a chain in the harbour results in calm barges.",
    "A mooring with two ropes solves the problems of a barge with ease.",
  ])("what is so, or possible, is not what was decided: %s", (sentence) => {
    expect(below("Moor every barge in the harbour with two ropes.")).toHaveLength(1);
    expect(below(sentence)).toEqual([]);
  });

  it("is meant by the heading of other records of decisions as well", () => {
    const record = (heading: string) =>
      findLocally({
        path: "note/A.md",
        type: "note",
        name: "A",
        body: `## Decision Drivers\n\n- The mooring is very old and must be repaired.\n\n## ${heading}\n\nMoor every barge in the harbour with two ropes.\n\n## Consequences\n\nFewer boats.\n`,
      }).map(({ kind }) => kind);
    expect(record("Decision Outcome")).toEqual(["decision"]);
    expect(record("Mooring")).toEqual([]);
  });

  it("explains itself: no text of learnings is a record of one decision", () => {
    const notes =
      "We assume that the quarry delivers gravel.\n\nThe gate must be shut by 23:00.\n\nWe agreed to rent the hall.\n";
    const kindsIn = (body: string) =>
      findLocally({ path: "note/A.md", type: "note", name: "A", body }).map(({ kind }) => kind);
    expect(kindsIn(notes)).toContain("constraint");
    expect(
      kindsIn(
        `## Decision\n\nMoor every barge in the harbour with two ropes.\n\n## Consequences\n\nFewer boats.\n\n## More\n\n${notes}`,
      ),
    ).not.toContain("constraint");
  });

  it("a labeled reason is none, though its label repeats like the name of a speaker", () => {
    const choice = (n: number) =>
      `${n}. Keep barge ${n} in the west harbour.\n   Motivation: clear separation of crews and cranes ${n}\n`;
    expect(below([1, 2, 3].map(choice).join("\n")).join()).not.toContain("separation");
  });
});

describe("a participle", () => {
  it.each([
    "Costs may be above the amount approved by the board.",
    "A fee is an expense that was approved by the board.",
    "Decision: script, form, or both.",
  ])("says which one, or what one may choose: %s", (sentence) => {
    expect(inNote("The budget was approved by the board.")).toHaveLength(4);
    expect(inNote(sentence).filter(({ kind }) => kind === "decision")).toHaveLength(1);
  });
});

describe("what was decided elsewhere, or not yet,", () => {
  it.each([
    "The harbour fair that we elected to not participate in with cranes was quite a bit smaller.",
    "Some harbour cranes that we've decided to use are new for the crew.",
    "It follows the harbour charter, where it is agreed to use wooden cranes for gravel.",
    "Find the best harbour crane (seems like we agreed on using wooden arms).",
    "The harbour board decided not to have that on the web, but to ask the crane drivers.",
    "Decided to keep May 30 - June 9th",
    "Request vote to move to Adopted harbour crane stage",
    "Consensus:\n:   Lack of opposition by harbour crane drivers.",
  ])("is no draft: %s", (sentence) => {
    expect(found(sentence, HERON)).toEqual([]);
  });
});

describe("a text of a sentence or two", () => {
  it("is short: a page of links is none", () => {
    const rule = "The red lid must be closed at night, after 22:00.\n";
    const kindsIn = (body: string) =>
      findLocally({ path: "note/A.md", type: "note", name: "A", body }).length;
    const links = Array.from({ length: 30 }, (_, n) => `| [Page ${n}](pages/page-${n}.md) | ${n} |\n`).join(
      "",
    );
    expect(kindsIn(rule)).toBe(1);
    expect(kindsIn(`${rule}\n| Page | Number |\n|---|---|\n${links}`)).toBe(0);
  });

  it("does not bind by what is not so yet, or what a reader needs", () => {
    const kindsIn = (body: string) =>
      findLocally({ path: "note/A.md", type: "note", name: "A", body }).length;
    expect(kindsIn("The boats may not be used on Sundays.")).toBe(1);
    expect(kindsIn("The boats may not yet be used on Sundays.")).toBe(0);
    expect(kindsIn("In case you cannot row alone, you need to wear a vest.")).toBe(0);
  });
});

describe("a verdict", () => {
  it("may be the result of a test", () => {
    expect(found("Decision: the wooden harbour cranes stay.", HERON)).toHaveLength(1);
    expect(found("Verdict: permanent (the harbour crane and gate tests passed).", HERON)).toEqual([]);
  });
});

describe("in German", () => {
  const REIHER = "Der Reiher stand wieder am Teich und wartete auf die Fische.";
  it("a subordinate clause is a reason or the time of something else", () => {
    expect(found("Wir haben uns für den neuen Kran im Hafen am Nordufer entschieden.", REIHER)).toHaveLength(
      1,
    );
    expect(found("Der Kran ist alt, weshalb wir uns für Seile im Hafen entschieden haben.", REIHER)).toEqual(
      [],
    );
    expect(found("Nachdem wir uns im Hafen für den Kran entschieden haben, blieb es still.", REIHER)).toEqual(
      [],
    );
  });
});

describe("what others decide", () => {
  it.each([
    [
      "Hemos decidido vender las grúas del puerto norte.",
      "Hay tres países que han decidido vender las grúas del puerto norte.",
      "La garza estaba otra vez junto al estanque y esperaba a los peces.",
    ],
    [
      "Abbiamo deciso di vendere le gru del porto nord.",
      "Ci sono tre paesi che hanno deciso di vendere le gru del porto nord.",
      "L'airone era di nuovo vicino allo stagno e aspettava i pesci.",
    ],
    [
      "Nous avons décidé de vendre les grues du port nord.",
      "Il y a trois pays qui ont décidé de vendre les grues du port nord.",
      "Le héron se tenait encore près de l'étang et attendait les poissons.",
    ],
    [
      "Hemos descartado las grúas viejas del puerto norte.",
      "Análisis de las grúas viejas, porque se han descartado las del puerto norte.",
      "La garza estaba otra vez junto al estanque y esperaba a los peces.",
    ],
  ])("is theirs: %s", (ours, theirs, filler) => {
    expect(found(ours, filler)).toHaveLength(1);
    expect(found(theirs, filler)).toEqual([]);
  });
});

describe("a deadline", () => {
  it.each([
    ["The deadline for the barn repairs is 30 June.", 0],
    ["The deadline for abstracts is 30 June.", 0],
    ["Deadline for comments 15 April.", 0],
    ["Our deadline for abstracts is 30 June.", 0],
    ["Deadline: end of week 2", 0],
    ["The deadline for a budget of £200 is 30 June.", 1],
    ["I propose we set the deadline for the barn repairs to 30 June.", 0],
  ])("%s: %i", (sentence, count) => {
    expect(found(sentence, HERON)).toHaveLength(count);
  });

  it("is not granted by a name", () => {
    expect(found("The budget for the lawn is £200 per hour with a min 2 hours.", HERON)).toHaveLength(1);
    expect(found("An offer came from Vale Law for £200 per hour with a min 2 hours.", HERON)).toEqual([]);
  });
});
