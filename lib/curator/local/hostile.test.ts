import { expect, it } from "vitest";
import { analysedWithGuesses } from "./note.fixture";

const LENGTH = 60_000;

it.each([
  ["", "Я", "b"],
  ["", "“", "b"],
  ["", '"', "b"],
  ["", ",", "b"],
  ["x", "A’", "b"],
  ["Ann Lee: “", "A-", "”"],
  ["Ann Lee: “", "A.", "”"],
  ["- [ ] ", "[", " Ann"],
])("reads a line of one thing in a time that grows with its length only: %j", async (lead, one, rest) => {
  await analysedWithGuesses("Ann Lee rings Bob.\n");
  const before = process.cpuUsage().user;
  await analysedWithGuesses(`Ann Lee rings Bob.\n\n${lead}${one.repeat(LENGTH / one.length)}${rest}\n`);
  expect((process.cpuUsage().user - before) / 1_000).toBeLessThan(2_000);
});
