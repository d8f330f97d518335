import { describe, expect, it } from "vitest";
import { analysedByRules, tasksOf } from "../../note.fixture";

const PRESENT = "Present: Imran Sheikh, Gwen Pugh, Tomek Baran\n\n";

describe("what precedes who does it", () => {
  it.each([
    ["The lease to be renewed, Imran to sort.", "Imran Sheikh: Sort the lease"],
    ["Ceiling lamps in the hall (Gwen to order).", "Gwen Pugh: Order ceiling lamps in the hall"],
    ["Lights in the loft - Tomek to follow up", "Tomek Baran: Follow up lights in the loft"],
    ["GDPR questions -> Gwen to answer, she has the files", "Gwen Pugh: Answer GDPR questions"],
    ["Invoice 33 still not paid, Imran to chase again", "Imran Sheikh: Chase invoice 33 again"],
    ["Kickoff in Gdynia on 11 January, Tomek to host.", "Tomek Baran: Host kickoff in Gdynia (2027-01-11)"],
  ])("is the object of a verb alone: %s", async (text, task) => {
    expect(tasksOf(await analysedByRules(PRESENT + text))).toEqual([task]);
  });

  it.each([
    "We had a nice evening, Gwen to sing.",
    "Gwen met the surveyor, Tomek to check.",
    "It was felt that May made sense, Tomek to check.",
    "On the site at noon, Tomek to host.",
  ])("is none where it is a sentence or says when: %s", async (text) => {
    expect(tasksOf(await analysedByRules(PRESENT + text))).toEqual([]);
  });
});

describe("what the sentence before says is so with something", () => {
  it.each([
    ["The side gate has dropped. Imran to investigate.", "Imran Sheikh: Investigate the side gate"],
    ["3. Paths\nTwo of the kerbs are loose. Gwen and Tomek to check.", "Gwen Pugh: Check two of the kerbs"],
  ])("is the object of a verb alone: %s", async (text, task) => {
    expect(tasksOf(await analysedByRules(PRESENT + text))).toEqual([task]);
  });

  it.each([
    "There was no quote yet. Imran to investigate.",
    "Tomek is away in May. Imran to check.",
    "They are late. Imran to check.",
  ])("is none where that is no thing: %s", async (text) => {
    expect(tasksOf(await analysedByRules(PRESENT + text))).toEqual([]);
  });
});

describe("those behind an arrow", () => {
  it.each([
    ["Freezer defrost -> Gwen & Tomek, before the fair", "Gwen Pugh: Freezer defrost"],
    ["Freezer defrost -> gwen + tomek", "Gwen Pugh: Freezer defrost"],
    ["New oven quotes? → Imran and Gwen (27 November)", "Imran Sheikh: New oven quotes (2026-11-27)"],
  ])("own it together: %s", async (text, task) => {
    expect(tasksOf(await analysedByRules(PRESENT + text))).toEqual([task]);
  });

  it("are none where one is nobody", async () => {
    expect(tasksOf(await analysedByRules(`${PRESENT}Settings menu -> Gwen & export`))).toEqual([]);
  });
});
