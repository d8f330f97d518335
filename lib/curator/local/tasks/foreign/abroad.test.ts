import { describe, expect, it } from "vitest";
import { analysed, peopleOf, tasksOf } from "../../note.fixture";

const found = async (text: string, filename?: string) => tasksOf(await analysed(text, filename));

const SITZUNG = "# Protokoll der Sitzung\n\nAnwesend: Jutta Krämer, Sven Oster\n\n";

describe("tasks of hasty notes in other languages", () => {
  it.each([
    ["Die Stühle müssen noch bestellt werden - macht Jutta", "Jutta Krämer: Die Stühle bestellen"],
    ["Der Keller soll bis Freitag aufgeräumt werden", "Den Keller aufräumen (2026-11-20)"],
    ["Sven ruft bei der Stadt an, klärt den Termin", "Sven Oster: Bei der Stadt anrufen, den Termin klären"],
  ])("are infinitives in German: %s", async (line, task) => {
    expect(await found(`${SITZUNG}- ${line}\n`, "a.md")).toEqual([task]);
  });

  it.each([
    ["it", "Visita dalla signora\n\n- sostituire il filtro\n- pulire lo scarico\n", "Pulire lo scarico"],
    [
      "pt",
      "Visita na casa da senhora\n\n- trocar o filtro\n- limpar o ralo do banheiro\n",
      "Limpar o ralo do banheiro",
    ],
    [
      "nl",
      "Bezoek bij de klant\n\n- tegels bestellen bij de groothandel\n- de kraan vervangen\n",
      "De kraan vervangen",
    ],
    ["de", "Besuch bei der Kundin\n\n- Leiter mitnehmen!\n- den Abfluss reinigen\n", "Den Abfluss reinigen"],
  ])("are the infinitives of a list without a heading: %s", async (_, text, task) => {
    expect(await found(text)).toContain(task);
  });

  it("are no numbered topics of minutes", async () => {
    expect(await found(`${SITZUNG}TOP 1 Kasse\nTOP 2 Heizung\nTOP 3 Garten\n`, "a.md")).toEqual([]);
  });

  it.each([
    [
      "Acta de la reunión del club\n\nAsisten: Olga Ferrer, Dani Ruiz\n\nLos socios hablan de las cuentas del año.\nDani queda en llamar al gestor para el lunes.\n",
      "Dani Ruiz: Llamar al gestor (2026-11-23)",
    ],
    [
      "Ata da reunião\n\nPresentes: Otávio Reis, Carla Mendes\n\nOs pais falaram sobre o passeio da escola.\nOtávio ficou de comprar o tapete até 25/11.\n",
      "Otávio Reis: Comprar o tapete (2026-11-25)",
    ],
    [
      "Compte rendu\n\nPrésents : Karim Sow, Agnès Roux\n\nKarim prépare le budget. Il doit relancer la mairie avant le 27 novembre.\n",
      "Karim Sow: Relancer la mairie (2026-11-27)",
    ],
  ])("have no verb before their infinitive: %s", async (text, task) => {
    expect(await found(text, "a.md")).toContain(task);
  });

  it("are due at the end of the next week", async () => {
    expect(await found("Todo\n\n- Angebot schreiben bis Ende nächster Woche\n")).toEqual([
      "Angebot schreiben (2026-11-27)",
    ]);
    expect(await found("À faire\n\n- envoyer le devis fin de la semaine prochaine\n")).toEqual([
      "Envoyer le devis (2026-11-27)",
    ]);
  });

  it("belong in Chinese and Japanese to the name above them, without a blank line between", async () => {
    const zh = "周会 11月18日\n\n陈浩：\n- 联系供应商\n罗燕：\n- 整理客户名单\n";
    expect(peopleOf(await analysed(zh))).toEqual(["陈浩", "罗燕"]);
    const ja = "朝会\n\n渡辺\n・見積書を作成する（11/25まで）\n小林\n・電話\n";
    expect(await found(ja)).toContain("渡辺: 見積書を作成する (2026-11-25)");
  });

  it("lose an owner in brackets of full width", async () => {
    expect(await found("TODO\n\n- [ ] 培地を注文（井上）\n- [ ] 棚を整理（西川）\n")).toEqual([
      "井上: 培地を注文",
      "西川: 棚を整理",
    ]);
  });
});
