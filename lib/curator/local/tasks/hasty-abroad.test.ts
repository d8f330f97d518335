import { describe, expect, it } from "vitest";
import { LIKELY } from "../../plan";
import { analysed, analysedWithGuesses, peopleOf, tasksOf } from "../note.fixture";
import { planLocally } from "../plan-locally";

/** Tasks that are written or proposed. */
async function shown(content: string, filename = "2026-11-30 note.txt"): Promise<string[]> {
  const receivedAt = new Date("2026-11-30T09:00:00Z");
  const { entities, links } = await planLocally({ filename, content, receivedAt, known: [] });
  const names = new Map(entities.map(({ key, name }) => [key, name]));
  return entities
    .filter(({ type, confidence }) => type === "task" && confidence >= LIKELY)
    .map(({ key, name }) => {
      const owner = links.find(({ from, field }) => from === key && field === "owner");
      return owner === undefined ? name : `${names.get(owner.to)}: ${name}`;
    });
}

describe("an item in Japanese or Chinese", () => {
  it("is of the one behind it", async () => {
    const found = await shown(
      "11/30 現場メモ\n\n・見積もり依頼（田中）12/4まで\n・鍵の受け取り→佐藤\n・写真を整理する\n・柱の色は白で決定\n",
    );
    expect(found).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^田中: 見積もり依頼/u),
        expect.stringMatching(/^佐藤: 鍵の受け取り/u),
      ]),
    );
    expect(found.join()).toContain("写真を整理する");
    expect(found.join()).not.toContain("柱の色");
  });

  it("is no idea of somebody", async () => {
    const text =
      "# 打ち合わせ\n\n## 参加者\n* 青木、石川\n\n## 案\n* クレープ（石川）\n* 画面について（青木）\n";
    expect(tasksOf(await analysed(text))).toEqual([]);
  });

  it("is of the one above it, below 担当", async () => {
    const text =
      "# 役員会\n\n出席：中島会長、岡田、森下\n\n## 担当\n中島\n- 校長先生に挨拶\n- 保険の申込み\n森下\n- 領収書の整理\n";
    const found = await shown(text);
    expect(found).toHaveLength(3);
    expect(found.filter((it) => it.startsWith("中島:"))).toHaveLength(2);
  });
});

describe("a message", () => {
  it("takes on what one asks by name", async () => {
    const text =
      "28/11/26, 20:14 - Chema: quedamos el sábado para montar la carpa?\n28/11/26, 20:15 - Loli: vale, yo llevo el toldo\n28/11/26, 20:21 - Chema: genial. Ramón tú las luces del patio?\n28/11/26, 20:30 - Ramón: sí sin problema\n";
    const found = await shown(text, "chat.txt");
    expect(found).toEqual(expect.arrayContaining(["Loli: Llevar el toldo", "Ramón: Las luces del patio"]));
  });

  it("takes on what one asks of anybody", async () => {
    const text =
      "28/11/2026 19:40 - Duda: e o jogo de sábado?\n28/11/2026 19:52 - Wesley: alguém reserva a quadra\n28/11/2026 19:55 - Tadeu: deixa comigo\n28/11/2026 19:58 - Duda: ok\n";
    expect((await shown(text, "chat.txt")).join()).toContain("Tadeu: Reservar a quadra");
  });

  it("has the verb before its pronoun", async () => {
    const text =
      "[26/11/26, 21:03] Betta: chi fa la spesa per la festa?\n[26/11/26, 21:04] Piero: sì, prenoto io il salone\n[26/11/26, 21:05] Betta: bene\n";
    expect(await shown(text, "chat.txt")).toContain("Piero: Prenotare il salone");
  });

  it("has its day with slashes, the year first", async () => {
    const text =
      "2026/11/27 19:02 藤田: 会場どうする？\n2026/11/27 19:05 松井: 景品は僕が買っておく\n2026/11/27 19:06 藤田: ありがとう\n";
    const found = await analysedWithGuesses(text, "chat.txt");
    expect(found.kind).toBe("chat");
    expect(peopleOf(found).sort()).toEqual(["松井", "藤田"].sort());
    expect((await shown(text, "chat.txt")).join()).toContain("松井: 景品は買っておく");
  });
});

it("is below who was present, without a blank line", async () => {
  const text =
    "Cantiere via Verdi, ven 27/11/2026\n\npresenti: geom. Bassi, Gino, io\n- ordinare le porte entro il 4/12 (Gino)\n- chiamare il fabbro -> Bassi\n- il cliente non vuole più la tenda della cucina\n";
  expect(await shown(text)).toEqual([
    expect.stringMatching(/^Gino: Ordinare le porte/u),
    "Bassi: Chiamare il fabbro",
  ]);
});

it("is no decision, though it is among them", async () => {
  const text =
    "# Reunião 02/03/2023\n\nParticipantes: Flávia Nunes, Vinícius Prado\n\n## Decisões\n\n- Vinícius Prado vai verificar a planilha das obras até 10/03/23\n- O preço fica como está\n";
  const found = await analysed(text);
  expect(tasksOf(found)).toEqual(["Vinícius Prado: Verificar a planilha das obras (2023-03-10)"]);
  expect(found.decisions.map(({ name }) => name)).toEqual(["O preço fica como está"]);
});
