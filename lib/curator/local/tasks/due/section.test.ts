import { describe, expect, it } from "vitest";
import { analysed } from "../../note.fixture";

const duesOf = async (text: string, filename?: string) =>
  (await analysed(text, filename)).tasks.map(({ title, due }) => `${title} ${due}`);

describe("a plan for the days of a week", () => {
  it.each([
    ["Jobs, Monday 9 March 2026", "WED", "FRI", "ring the vet", "order the feed"],
    ["Aufgaben, Montag 9. März 2026", "Mi", "Fr", "Kaffee bestellen", "Boden wischen"],
    ["À faire, lundi 9 mars 2026", "mercredi", "vendredi", "appeler le traiteur", "commander le pain"],
    ["Pendientes, lunes 9 de marzo de 2026", "Miércoles", "Vie", "llamar al banco", "pedir el gas"],
    ["Da fare, lunedì 9 marzo 2026", "Mer:", "Ven:", "chiamare il notaio", "ordinare il pane"],
    ["A fazer, segunda 9 de março de 2026", "qua", "sexta-feira", "ligar ao banco", "comprar o pão"],
    ["Te doen, maandag 9 maart 2026", "wo", "vr", "de bakker bellen", "brood bestellen"],
  ])("%s: what is below a day is due on it", async (head, wednesday, friday, first, second) => {
    const text = `${head}\n\n${wednesday}\n- [ ] ${first}\n\n${friday}\n- [ ] ${second}\n`;
    const dues = await duesOf(text);
    expect(dues.map((it) => it.slice(-10))).toEqual(["2026-03-11", "2026-03-13"]);
  });

  it("has days with their dates, and what is due otherwise", async () => {
    const text =
      "To do, Thursday 19 November 2026\n\nTues 24th (market day)\n- [ ] load the van\n- [ ] pay the stall by 30 November\n\nsome time\n- [ ] paint the gate\n";
    expect(await duesOf(text)).toEqual([
      "Load the van 2026-11-24",
      "Pay the stall 2026-11-30",
      "Paint the gate undefined",
    ]);
  });
});

it("is no diary", async () => {
  const text = "Diary\n\nMon 9 November 2026\n- rain\n\nTues 10 November 2026\n- [ ] mend the gate\n";
  expect(await duesOf(text)).toEqual(["Mend the gate undefined"]);
});
