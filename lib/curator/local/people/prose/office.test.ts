import { expect, it } from "vitest";
import { analysedByRules } from "../../note.fixture";
import { planLocally } from "../../plan-locally";
import { recordName } from "../person";

const GERMAN = "Vorsitz: Dr. Elke Thomsen. Anwesend außerdem Pastorin Miriam Oelkers, Hartmut Ficken.";

it.each([
  [GERMAN, "Elke Thomsen", "Vorsitz"],
  [GERMAN, "Miriam Oelkers", "Pastorin"],
  ["Present: Ann Lee (Chair), Mr Graham Lobb (Harbour Master), Tom Ray", "Graham Lobb", "Harbour Master"],
  ["Present: Ann Lee, District Clerk Pam Dwyer, Tom Ray", "Pam Dwyer", "District Clerk"],
  ["Present: Ann Lee, Tom Ray, the Clerk (Mrs Gwen Tully)", "Gwen Tully", "Clerk"],
  ["Present: Ann Lee, Tom Ray, the Clerk (Mrs Gwen Tully)", "Tom Ray", undefined],
  ["Anwesend: Franz Gruber (Kommandant), Ivo Marković (Gerätewart)", "Ivo Marković", "Gerätewart"],
  ["Presenti: Ornella Bressan (Pres.), Fatima El Idrissi", "Ornella Bressan", "Pres."],
  ["Mitglieder: Anna Kern, Jörg Plate", "Anna Kern", undefined],
  ["We met Ann Lee. Tom Ray left.", "Tom Ray", undefined],
])("reads the office of a person: %s", async (text, name, office) => {
  const { people } = await analysedByRules(text);
  const person = people.all().find((each) => recordName(each) === name);
  expect(person?.role ?? person?.office).toBe(office);
});

it("writes no role that is only the word before a name", async () => {
  const content = "Present: Ann Lee (Chair), Tom Ray\n\nWe joined Tom Ray at the yard. Minutes: Ann Lee\n";
  const received = { receivedAt: new Date("2026-11-20T09:00:00Z"), known: [] };
  const { entities } = await planLocally({ filename: "note.txt", content, ...received });
  const roles = entities
    .filter(({ type }) => type === "person")
    .map(({ name, fields }) => [name, fields.role]);
  expect(roles).toEqual([
    ["Ann Lee", "Chair"],
    ["Tom Ray", undefined],
  ]);
});
