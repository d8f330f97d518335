import { expect, it } from "vitest";
import { LANGUAGES } from ".";
import { mainClause } from "./main-clause";

const GERMAN = LANGUAGES.find(({ code }) => code === "de");

it.each([
  ["die Halle im Winter geschlossen bleibt", "die Halle bleibt im Winter geschlossen"],
  ["der Beitrag auf 40 Euro erhöht wird", "der Beitrag wird auf 40 Euro erhöht"],
  ["die Kosten der Feier übernommen werden sollen", "die Kosten der Feier sollen übernommen werden"],
  ["das Fest am 12. Juni stattfindet", "das Fest findet am 12. Juni statt"],
  ["wir das Sommerfest verschieben", "wir verschieben das Sommerfest"],
  ["Jan Brandt die Kasse führt", "Jan Brandt führt die Kasse"],
])("puts the verb second: %s", (clause, main) => {
  expect(GERMAN && mainClause(GERMAN, clause)).toBe(main);
});

it.each([
  "die Hecke geschnitten wird und der Zaun weg kommt",
  "der Antrag von Frau Meier abgelehnt wird",
  "Mitglieder zahlen",
  "nur die Nordseite gemacht wird",
  "wir die Anfrage beantworten und der Rat zusagt",
  "der Saal umgestaltet",
  "die Halle, die im Winter kalt ist, geschlossen bleibt",
])("leaves what it cannot be sure of: %s", (clause) => {
  expect(GERMAN && mainClause(GERMAN, clause)).toBe(clause);
});
