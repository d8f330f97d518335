import { expect, it } from "vitest";
import { LANGUAGES } from "../languages";
import { isOccasion } from "./occasion";

const languageBy = (code: string) => LANGUAGES.find((language) => language.code === code);

it.each([
  ["en", "hedge-laying morning"],
  ["en", "Herd testing with LIC"],
  ["en", "visit of the surveyor"],
  ["de", "Abschnittsübung"],
  ["de", "Bemusterung Bodenbeläge bei Hartung"],
  ["fr", "visite de la chaufferie"],
  ["es", "charla sobre pantallas"],
  ["it", "sagra del cinghiale"],
  ["pt", "almoço de aniversário da banda"],
  ["nl", "familieavond"],
  ["en", "town hall"],
  ["de", "Putztag"],
  ["fr", "signature du compromis"],
  ["es", "pleno"],
  ["it", "giuramento del perito"],
  ["pt", "vindima"],
  ["nl", "ontruimingsoefening"],
])("%s: %s is one", (code, name) => {
  expect(isOccasion(name, languageBy(code))).toBe(true);
});

it.each([
  ["en", "the next day"],
  ["en", "training materials"],
  ["de", "Sitzungsgeld"],
  ["fr", "la salle de répétition"],
  ["es", "permiso para la fiesta"],
  ["nl", "marktplaats"],
  ["de", "Montag"],
  ["nl", "vrijdagavond"],
])("%s: %s is none", (code, name) => {
  expect(isOccasion(name, languageBy(code))).toBe(false);
});
