import { expect, it } from "vitest";
import { nameRuns } from "../names/runs";
import { tokenise } from "../names/tokens";
import { isFormOfAddress, isTitle } from "./titles";

it.each(["RA", "Pfarrerin", "Fam.", "Dra.", "Maître", "Cdr", "Ds.", "Pe."])("%s is a title", (word) => {
  expect(isTitle(word)).toBe(true);
});

it("does not take a family for somebody", () => {
  expect(isFormOfAddress("Familie")).toBe(false);
  expect(isFormOfAddress("Pfarrerin")).toBe(true);
});

const names = (text: string): string[] => nameRuns(tokenise(text)).map(({ name }) => name.words.join(" "));

it.each([
  ["Abnahme (DI Nwosu) um elf", ["Abnahme", "Nwosu"]],
  ["la dra. Pachano viene", ["Pachano"]],
  ["Mal den Gebhard Knisel fragen", ["Mal", "Gebhard Knisel"]],
  ["Philibert Ouattara du GDSA", ["Philibert Ouattara", "GDSA"]],
  ["Wim Terpstra van Koedood belt", ["Wim Terpstra", "Koedood"]],
  ["Mamadou Diop y Ana", ["Mamadou Diop", "Ana"]],
])("the names of %s", (text, expected) => {
  expect(names(text)).toEqual(expected);
});

it("a rank at the beginning of a line may be a weekday", () => {
  expect(nameRuns(tokenise("DI Nwosu"))[0]?.name.title).toBeUndefined();
});
