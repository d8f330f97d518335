import { expect, it } from "vitest";
import { analysed } from "../../note.fixture";

const duesOf = async (text: string, filename?: string) =>
  (await analysed(text, filename)).tasks.map(({ due }) => due);

it.each([
  [
    "a sentence that says hardly anything else",
    "Ann will write the grant form. Friday if possible.",
    "2026-11-20",
  ],
  [
    "the line above",
    "The fire officer is here on 1 December.\nBob has to clear the aisle by then.",
    "2026-12-01",
  ],
])("knows when a task is due by %s", async (_how, text, due) => {
  const head = "# Minutes, 18 November 2026\n\nPresent: Ann Lee, Bob Ito\n\n";
  expect(await duesOf(head + text)).toEqual([due]);
});

it("knows it by a Japanese sentence behind", async () => {
  const text = "会議 2026年11月18日\n出席：大野一郎\n\n大野さんが申請書を書く。締切は11月30日。\n";
  expect(await duesOf(text)).toEqual(["2026-11-30"]);
});

it.each([
  ["Yann Le Bihan: oui demain soir au plus tard", ["2026-11-11"]],
  ["Zoé Petit: demain on est fermés", [undefined]],
  ["Yann Le Bihan: on a vu Paul hier chez lui, il passe demain", [undefined]],
])("in a chat, what the owner answers says until when: %s", async (answer, dues) => {
  const text = `[10/11/2026, 19:26] Maud Roy: Yann tu fais un mail aux adhérents ?\n[10/11/2026, 19:27] ${answer}\n`;
  expect(await duesOf(text, "chat.txt")).toEqual(dues);
});

it("in a diary, counts from the day of the entry", async () => {
  const text = "# Farm book\n\n### 9 Nov 2026\nRain.\n\n### 16 Nov 2026\nI'll ring Mrs Vella on Thursday.\n";
  expect(await duesOf(text, "farm.md")).toEqual(["2026-11-19"]);
});

it("has the day of a week's list for the boxes below its first one", async () => {
  const text =
    "Liste, Stand Mo 16.11.2026\n\nMo   [ ] Labor anrufen\n     [ ] Rezepte faxen\nMi   [ ] Kaffee kaufen\n     [ ] Statistik abgeben\n";
  const { tasks } = await analysed(text, "liste.txt");
  expect(tasks.map(({ title, due }) => `${title} ${due}`).sort()).toEqual([
    "Kaffee kaufen 2026-11-18",
    "Labor anrufen 2026-11-16",
    "Rezepte faxen 2026-11-16",
    "Statistik abgeben 2026-11-18",
  ]);
});

it("has what a heading says of today", async () => {
  const text =
    "SEGRETERIA\nmar 17 novembre 2026\n\noggi\n [ ] mandare i solleciti\n [ ] chiamare il tecnico\n";
  expect(await duesOf(text)).toEqual(["2026-11-17", "2026-11-17"]);
});

it("finds the tasks of a Dutch plan with their days", async () => {
  const text =
    "# Planning, bijgewerkt 18-08-2026\n\n| Onderdeel | Wie | Klaar op |\n|---|---|---|\n| Zaal schilderen | Kees de Boer | 07-09 |\n| Teksten nakijken | Anna Vos | 24-08 |\n";
  expect(await duesOf(text, "plan.md")).toEqual(["2026-09-07", "2026-08-24"]);
});

it("has the day of a line above lists by person", async () => {
  const text =
    "Protokoll vom 18. November 2026\n\nAnwesend: Jana Roth, Karl Weber\n\nTo-dos bis zum nächsten Treffen am 25.11.2026\nJana:\n- Vordruck herunterladen\n- Rechnung bezahlen\n\nKarl:\n- Halle mieten\n";
  expect(await duesOf(text)).toEqual(["2026-11-25", "2026-11-25", "2026-11-25"]);
});
