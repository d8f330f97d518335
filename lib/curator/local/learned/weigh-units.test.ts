import { expect, it } from "vitest";
import { readDocument, readSource } from "@/lib/language";
import { SURE } from "../../plan";
import { analyseByRules } from "../analyse";
import { confidenceOf } from "../compose/confidence";
import { analysed, analysedByRules, analysedWithGuesses, namesOf, tasksOf } from "../note.fixture";
import { recordName } from "../people/person";
import { unitsOf } from "./units";
import { allUnits } from "./weigh-units";

const receivedAt = new Date("2026-11-20T09:00:00Z");

it.each([
  [
    "# Réunion\n\nPrésents : Solveig Tanguy, Marc Petit\n\n- affichage dans le hall : Solveig s'en charge avant lundi",
    "Solveig Tanguy: Affichage dans le hall - Solveig s'en charge (2026-11-23)",
  ],
  [
    "# Sitzung\n\nAnwesend: Petra Lang, Jens Roth\n\n- neue Stühle, Jens fragt nach Preisen bis Freitag",
    "Jens Roth: Neue Stühle, Jens fragt nach Preisen (2026-11-20)",
  ],
])("proposes a task that no rule finds, with its owner and day", async (text, task) => {
  const analysis = await analysed(text, "2026-11-18 note.md");
  expect(tasksOf(analysis)).toEqual([task]);
  const [found] = analysis.tasks;
  expect(found?.chance).toBeGreaterThanOrEqual(0.5);
  expect(found && confidenceOf.task(found, analysis)).toBeLessThan(SURE);
});

it.each([
  "We agreed to disagree.",
  "MOTION by AL, seconded BI: raise the fees.\nFor: AL  Against: BI, CU\nMotion fails.",
  "19:00 < lindo> #action lindo to write the plan\n19:01 < lindo> #undo\n19:02 < lindo> bye",
])("proposes nothing where a rule knows that it is none: %s", async (text) => {
  const analysis = await analysed(text);
  expect([...tasksOf(analysis), ...namesOf(analysis.decisions)]).toEqual([]);
});

it("proposes nothing of the cells that say who does a task, and when, nor of thanks", async () => {
  const text = `# Retro sprint 42

What went well
- release without rollback
- everybody was at the demo

Actions
| # | Action | Owner | By |
|---|---|---|---|
| 1 | Move refinement to Tuesday | Sven | 2 Dec |
| 2 | Quarantine flaky tests, ticket each | Mira + Paolo | next sprint |
| 3 | Ask Ops for a second staging env | ? | |

Kudos: Paolo for fixing the invoice bug at 11pm
`;
  const { tasks } = await analysedWithGuesses(text, "retro.md");
  expect(tasks.map(({ title }) => title)).toEqual([
    "Move refinement to Tuesday",
    "Quarantine flaky tests, ticket each",
    "Ask Ops for a second staging env",
  ]);
});

it("ignores lists of attendees and lines with contact details", async () => {
  const text =
    "### August 16, weekly meeting attendees\n- Kim Dorn (@kimd), Corvane\n\n## Notes\nEmail: kim@corvane.example\nHello.";
  const units = allUnits({ ...(await analysedByRules(text)), decided: new Set<number>() });
  expect(units.map(({ unit }) => unit.span.text)).toEqual(["Hello."]);
});

it("finds nothing twice", async () => {
  const text = "Present: Ann Lee\n\nActions\n- Ann Lee to send the report by Friday\n- call the bank";
  const { tasks } = await analysed(text);
  expect(new Set(tasks.map(({ title }) => title)).size).toBe(tasks.length);
  expect(tasks.every(({ chance }) => chance === undefined)).toBe(true);
});

/** The stored weights belong to these words: a change here needs `npx tsx tests/train-findings.ts`. */
it("reads the same of a unit as when the models were trained", async () => {
  const content = "# Sync\n\nPresent: Ann Lee, Bob Ito\n\n## Loose ends\n- Bob will ring the bank on Monday";
  const source = await readSource({ filename: "note.md", content, receivedAt });
  const found = { ...analyseByRules(source, []), tasks: [], decisions: [], decided: new Set<number>() };
  const features = allUnits(found).find(({ unit }) => unit.span.text.startsWith("Bob will"))?.features;
  expect(features).toEqual(
    expect.arrayContaining([
      "w NAME",
      "b will ring",
      "first NAME will",
      "last monday",
      "lang en",
      "length 4",
      "kind meeting",
      "shape bullet actions",
      "title loose",
      "above sync",
      "at only",
      "who leads will",
      "day after on",
      "day ends",
    ]),
  );
});

it("reads no more than two thousand units of a note", async () => {
  const content = "- ring the bank\n".repeat(5_000);
  const document = readDocument(await readSource({ filename: "note.md", content, receivedAt }));
  expect(unitsOf(document, new Set())).toHaveLength(2_000);
});

it("gives a task to the one who very likely does it, when no rule knows who", async () => {
  const text =
    "- [ ] Liferaft! Ned takes it to the yard\n- [ ] ask Nadine (bookkeeper) for the bill\n\nNed Orr met.";
  expect(tasksOf(await analysedByRules(text, "to do.md"))).toEqual([
    "Liferaft! Ned takes it to the yard",
    "Ask Nadine (bookkeeper) for the bill",
  ]);
  expect(tasksOf(await analysed(text, "to do.md"))).toEqual([
    "Ned Orr: Liferaft! Ned takes it to the yard",
    "Ask Nadine (bookkeeper) for the bill",
  ]);
});

it("leaves a task of the rules as sure as its words and place make it", async () => {
  const analysis = await analysed(
    "Attendees: Ann Lee, Bob Ray\n\nBob Ray to check the old invoices. Ann Lee will know more then. Bob Ray will probably sweep the hall.",
  );
  const sure = analysis.tasks.map((task) => [task.title, confidenceOf.task(task, analysis) >= SURE]);
  expect(sure).toEqual([
    ["Check the old invoices", true],
    ["Sweep the hall", false],
    ["Know more then", false],
  ]);
});

it.each([
  ["Somebody has to ring the insurer", [0, 1]],
  ["Ring the insurer", [0, 1]],
  ["Moira Kay to ring the insurer", [expect.any(Number), 0]],
  ["ring the insurer (M)", [expect.any(Number), 0]],
])("is as sure of a task as of the owner whom it has in the end: %s", async (item, inputs) => {
  const { tasks } = await analysed(`Present: Moira Kay, Bob Ito\n\n# Actions\n- ${item}\n`);
  const [task] = tasks.filter(({ title }) => /insurer/.test(title));
  expect([task?.owner === undefined ? 1 : 0, task?.ownerInputs]).toEqual([inputs[1], inputs]);
});

it.each([
  "Aanwezig: Nina Vos, Tim Bos\n\nNina vraagt naar openingen in de commissies en werkgroepen.",
  "Anwesend: Carsten Vogt, Ida Holm\n\n- Carsten gibt zu bedenken, das der Raum zu klein werden könnte",
])("proposes no task of somebody who only says something: %s", async (text) => {
  expect((await analysed(text)).tasks.map(({ title }) => title)).toEqual([]);
});

const TODO =
  "# To do\n\nPresent: Sandra Holt, Bob Ito\n\n- [ ] check to museum $364 -- Sandra in the front office cuts it, she needs the invoice from me by Fri";
const MAIL =
  "From: Ann Lee <ann@x.org>\nTo: Bob Ito <bob@x.org>\nSubject: Museum\n\nHi all,\n\nIt is far. So somebody will need to borrow the van of the museum.\n\nAnn Lee\n";

it.each([
  ["who does it behind a dash", "todo.md", TODO, "Sandra Holt", [expect.any(Number), 0]],
  ["not who says that somebody should", "mail.eml", MAIL, undefined, [0, 1]],
])("counts %s", async (_, filename, text, owner, inputs) => {
  const { tasks } = await analysedWithGuesses(text, filename);
  const task = tasks.find(({ title }) => /museum/.test(title));
  expect([task?.owner && recordName(task.owner), task?.ownerInputs]).toEqual([owner, inputs]);
});
