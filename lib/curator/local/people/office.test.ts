import { expect, it } from "vitest";
import { analysedByRules } from "../note.fixture";
import { recordName } from "./person";

it.each([
  [
    "Vorsitz: Dr. Elke Thomsen. Anwesend außerdem Pastorin Miriam Oelkers, Hartmut Ficken.",
    "Elke Thomsen",
    "Vorsitz",
  ],
  [
    "Vorsitz: Dr. Elke Thomsen. Anwesend außerdem Pastorin Miriam Oelkers, Hartmut Ficken.",
    "Miriam Oelkers",
    "Pastorin",
  ],
  ["Present: Ann Lee (Chair), Mr Graham Lobb (Harbour Master), Tom Ray", "Graham Lobb", "Harbour Master"],
  ["Present: Ann Lee, District Clerk Pam Dwyer, Tom Ray", "Pam Dwyer", "District Clerk"],
  ["Anwesend: Franz Gruber (Kommandant), Ivo Marković (Gerätewart)", "Ivo Marković", "Gerätewart"],
  ["Presenti: Ornella Bressan (Pres.), Fatima El Idrissi", "Ornella Bressan", "Pres."],
  ["Mitglieder: Anna Kern, Jörg Plate", "Anna Kern", undefined],
  ["We met Ann Lee. Tom Ray left.", "Tom Ray", undefined],
])("reads the office of a person: %s", async (text, name, office) => {
  const { people } = await analysedByRules(text);
  expect(people.all().find((person) => recordName(person) === name)?.role).toBe(office);
});
