import { expect, it } from "vitest";
import { NEEDS } from "./needs";

it.each([
  ["curator", NEEDS.unsure, "/inbox/proposals"],
  ["surveyor", NEEDS.proposals, "/knowledge/clusters"],
])("what the %s is not sure of is a proposal, as on its page", (_, need, page) => {
  expect(need(2)).toMatchObject({ title: "2 proposals", href: page });
});

it.each([
  [1, "1 device asks for access"],
  [2, "2 devices ask for access"],
])("says of %i what it needs in one sentence", (n, sentence) => {
  const { title, detail } = NEEDS.devices(n);
  expect(`${title} ${detail}`).toBe(sentence);
});

it.each([
  [1, "1 task is overdue"],
  [3, "3 tasks are overdue"],
])("says that of %i tasks", (n, sentence) => {
  const { title, detail, href } = NEEDS.overdue(n);
  expect([`${title} ${detail}`, href]).toEqual([sentence, "/vault/tasks"]);
});
