import { describe, expect, it } from "vitest";
import { displayName, type PersonName, samePerson, surnameKey } from "./person-name";
import { nameRuns } from "./runs";
import { tokenise } from "./tokens";

const runs = (text: string): PersonName[] => nameRuns(tokenise(text)).map(({ name }) => name);
const name = (text: string): PersonName => runs(text)[0] ?? { words: [] };

describe("reading a name", () => {
  it.each([
    ["Dr. Henrik van der Berg", "Henrik van der Berg"],
    ["Jean-Baptiste de la Fontaine", "Jean-Baptiste de la Fontaine"],
    ["Siobhan O'Malley", "Siobhan O'Malley"],
    ["Prof. Peter J. Lindqvist", "Peter J. Lindqvist"],
    ["Hiroshi Tanaka, Jr.", "Hiroshi Tanaka Jr"],
    ["Wm. T. Kerr", "Wm. T. Kerr"],
    ["Noor El-Sayed", "Noor El-Sayed"],
    ["José María Calderón's", "José María Calderón"],
    ["MARIE DUPONT", "MARIE DUPONT".replace("MARIE", "Marie").replace("DUPONT", "Dupont")],
  ])("%s", (text, shown) => {
    expect(displayName(name(text))).toBe(shown);
  });

  it.each([
    ["con Amparo y Gonzalo", ["Amparo", "Gonzalo"]],
    ["Juan José Gómez Borrallo y Ramón José Guerrero", ["Juan José Gómez Borrallo", "Ramón José Guerrero"]],
    ["Lucas Macedo e Shaíne Cardoso", ["Lucas Macedo", "Shaíne Cardoso"]],
    ["José Ortega y Gasset", ["José Ortega y Gasset"]],
    ["Artur da Costa e Silva", ["Artur da Costa e Silva"]],
  ])("takes two people joined by a word for two, and a double surname for one: %s", (text, names) => {
    expect(runs(text).map(displayName)).toEqual(names);
  });

  it("keeps surname and particles together", () => {
    expect(surnameKey(name("Henrik van der Berg"))).toBe("vanderberg");
  });
});

describe("telling whether two names are one person", () => {
  it.each([
    ["A. Chen", "Alice Chen"],
    ["Peter Lindqvist", "Peter J. Lindqvist"],
    ["Zoë Ångström", "ZOE ANGSTROM"],
    ["Xiaoming Li", "Li Xiaoming"],
    ["Ana García", "Ana García López"],
    ["Ramón J. Guerrero", "Ramón José Guerrero Romero"],
    ["Ramón Guerrero", "Ramón José Guerrero Romero"],
    ["Ana García", "Ana García Ruiz de Vega"],
    ["Tomás Moreira", "Tomás Moreira de Brito Lopes"],
    ["Dr. Alice Chen", "alice Chen".replace("alice", "Alice")],
  ])("%s is %s", (a, b) => {
    expect(samePerson(name(a), name(b))).toBe(true);
  });

  it.each([
    ["Alice Chen", "Bob Chen"],
    ["Peter J. Lindqvist", "Peter K. Lindqvist"],
    ["John Smith Jr.", "John Smith Sr."],
    ["Alice Chen", "Alice Cheng"],
    ["Ana López", "Ana María García López Ruiz"],
    ["Jan Vries", "Jan van der Vries"],
  ])("%s is not %s", (a, b) => {
    expect(samePerson(name(a), name(b))).toBe(false);
  });
});
