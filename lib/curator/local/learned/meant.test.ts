import { expect, it } from "vitest";
import { analysedByRules } from "../note.fixture";
import { recordName } from "../people/person";
import { meantBy } from "./meant";
import { unitsOf } from "./units";

/** How who is meant in the unit that begins so. */
async function meantIn(text: string, start: string): Promise<string[]> {
  const analysis = await analysedByRules(text);
  const context = { ...analysis, decided: new Set<number>() };
  const unit = unitsOf(analysis.document, analysis.skip).find(({ span }) => span.text.startsWith(start));
  const meant = unit ? meantBy(unit, context) : [];
  return meant.map(({ how, person }) => `${how} ${recordName(person)}`);
}

it.each([
  ["Fence: open, KV, at once", "initials Karin Voss"],
  ["KV clears it with the engineer", "initials-lead Karin Voss"],
  ["The Treasurer will obtain the forms", "office Bob Ray"],
  ["check the alarm - Karin pls", "account-ends Karin Voss"],
  ["Order the wreath – Treasurer.", "office-ends Bob Ray"],
  ["Ask the quarry for stone (arch.)", "office-ends Karin Voss"],
  ["Tickets need printing. Bob offered.", "behind Bob Ray"],
])("finds who is meant without being named in full: %s", async (text, who) => {
  const list =
    "| Name | Initials | Role |\n|---|---|---|\n| Karin Voss | KV | Architect |\n| Bob Ray | BR | Treasurer |\n\n";
  const [start = ""] = text.split(".");
  expect(await meantIn(`# Site\n\n${list}${text}`, start)).toContain(who);
});

it.each([
  [
    "a title before one name only",
    "Anwesend: Kdt. Reinhold Moser, Xaver Huber\n\nBestellung macht der Kdt.",
    "Bestellung",
    "office-ends Reinhold Moser",
  ],
  [
    "the title of a note",
    "# Handover for Rosalind Pike\n\nThe precept is due.\n\nAsk Ann Lee.",
    "The precept",
    "in-title Rosalind Pike",
  ],
  [
    "who says yes next",
    "[10:01] Ann Lee: who brings the van?\n[10:02] Bob Ito: yes, I can\n[10:03] Ann Lee: good",
    "who brings",
    "speaks-next Bob Ito",
  ],
])("finds who is meant by %s", async (_by, text, start, who) => {
  expect(await meantIn(text, start)).toContain(who);
});

it.each([
  [
    "the title of a name beside it",
    "Anwesend: Kdt. Reinhold Moser, Xaver Huber\n\nBestellung macht Kdt. Moser",
    "Bestellung",
  ],
  [
    "a title of two",
    "Anwesend: Kdt. Reinhold Moser, Kdt. Xaver Huber\n\nBestellung macht der Kdt.",
    "Bestellung",
  ],
  [
    "who says nothing of it next",
    "[10:01] Ann Lee: who brings the van?\n[10:02] Bob Ito: it rains\n[10:03] Ann Lee: good",
    "who brings",
  ],
])("finds nobody by %s", async (_by, text, start) => {
  expect((await meantIn(text, start)).filter((it) => /^(?:office|speaks)/.test(it))).toEqual([]);
});
