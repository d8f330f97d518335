import { expect, it } from "vitest";
import { findLocally } from "./extract";

const among = (sentence: string, others = 40) =>
  findLocally({
    path: "note/A.md",
    type: "note",
    name: "A",
    body: `${"The heron stood beside the pond again. ".repeat(others)}\n\n${sentence}\n`,
  }).map(({ kind }) => kind);

it.each([
  "The budget is at most 40,000 EUR.",
  "We must not exceed 200 ms per request.",
  "Das Budget beträgt höchstens 40.000 Euro.",
  "Le budget est limité à 40 000 euros.",
  "El presupuesto es de 40.000 euros como máximo.",
])("what binds the author is drafted from a long text as well: %s", (sentence) => {
  expect(among(sentence)).toEqual(["constraint"]);
});

it.each([
  "The size of a batch is limited to 5 requests.",
  "Members must be registered before the first of 3 rounds.",
])("a rule of a thing is not: %s", (sentence) => {
  expect(among(sentence)).toEqual([]);
});

it.each([
  "I will submit the application once we have it, deadline is 11 December.",
  "Sanjay will hand it in, the deadline is 11 December.",
])("nor is what somebody will do by a deadline: %s", (sentence) => {
  expect(among(sentence, 4)).toEqual([]);
});

it.each([
  "We moved the crane shed to the harbour.",
  "The old harbour gate rejected the crane badge.",
  "This is the crane principle we adopted for the harbour gate.",
])("what only mentions or implies a decision is not: %s", (sentence) => {
  expect(among("We decided to sell the harbour cranes.")).toEqual(["decision"]);
  expect(among(sentence)).toEqual([]);
});
