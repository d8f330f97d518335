import { expect, it } from "vitest";
import { analysedByRules, peopleOf } from "../note.fixture";

it("is no word for who came and who did not", async () => {
  const text =
    "# 役員会 議事録\n\n【出席者】\n会長  渡辺吉郎 出席\n副会長 小林辰夫 欠席 委任状有\n会計 外山寛 出席\n";
  const people = peopleOf(await analysedByRules(text));
  for (const word of ["出席", "欠席", "委任状有"]) expect(people).not.toContain(word);
});

it("has no form of address of several in its name", async () => {
  const text = "# Conseil du 20 février 2015\n\nPrésents :\n\nMmes Dufay, Bara, Cosin\nMM. Berthe, Gonnet\n";
  const people = peopleOf(await analysedByRules(text));
  expect(people).toEqual(expect.arrayContaining(["Dufay", "Bara", "Cosin"]));
  expect(people.join()).not.toMatch(/Mmes|MM/u);
});
