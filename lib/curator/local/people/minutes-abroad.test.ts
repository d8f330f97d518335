import { describe, expect, it } from "vitest";
import { analysedByRules, peopleOf } from "../note.fixture";

const found = async (text: string): Promise<string[]> => peopleOf(await analysedByRules(text));

describe("those who came", () => {
  it("are behind the numbered labels of formal minutes", async () => {
    const text =
      "第三次理事會會議紀錄\n\n壹、時間:2026年11月2日\n貳、地點:會議室\n參、主席:明哲\n肆、紀錄:雅婷\n伍、出席人員:家豪、淑芬\n陸、請假人員:志偉\n";
    expect((await found(text)).sort()).toEqual(["明哲", "雅婷", "家豪", "淑芬", "志偉"].sort());
  });

  it("have their offices in brackets before them", async () => {
    const text = "役員会議事録\n\n【参加者】(会長)高橋、 (会計)小林 、(書記)石川[記] 敬称略\n";
    expect(await found(text)).toEqual(["高橋", "小林", "石川"]);
  });

  it.each([
    [
      "Verbale\n\nSono presenti i Sigg. Bruni Ornella, Zanon Attilio, Ferri Loredana.\n",
      ["Bruni Ornella", "Zanon Attilio", "Ferri Loredana"],
    ],
    [
      "Ata\n\nEstiveram presentes os vereadores Jovelino Fragata, Odorico Pimentão e Quitéria Lobato.\n",
      ["Jovelino Fragata", "Odorico Pimentão", "Quitéria Lobato"],
    ],
  ])("are in a sentence: %s", async (text, names) => {
    expect(await found(text)).toEqual(names);
  });

  it("have one title for several, and surnames in capitals", async () => {
    const text =
      "Conseil d'école\n\nPersonnes présentes :\nM.FAVRET (directeur), Mmes LAUNOY et BRISSET (adjointes).\nMmes COLLARD, THOUVENIN et M.ODIN (parents).\n";
    expect((await found(text)).sort()).toEqual(
      ["Brisset", "Collard", "Favret", "Launoy", "Odin", "Thouvenin"].sort(),
    );
  });

  it("are in capitals, with a short first name", async () => {
    const text = "Ata\n\nPresentes: JOSÉ EDUARDO MACEDO TEIXEIRA e SÍLVIO PAULO RAMOS\n";
    expect(await found(text)).toEqual(["José Eduardo Macedo Teixeira", "Sílvio Paulo Ramos"]);
  });

  it("are behind their office, whatever their first name is", async () => {
    const text = "Anwesend:\nGemeindevertreter Eckfried Stolte\nGemeindevertreterin Ulla Prahl\n";
    expect(await found(text)).toEqual(["Eckfried Stolte", "Ulla Prahl"]);
  });

  it("are no things with an article", async () => {
    const text =
      "Anwesende:\nLea Wittmann\nDas Präsidium begrüßt die Anwesenden.\nDie Tagesordnung wird angenommen.\n";
    expect(await found(text)).toEqual(["Lea Wittmann"]);
    expect(await found("Présents :\nLéa Martin\nL'an passé, la salle était pleine.\n")).toEqual([
      "Léa Martin",
    ]);
  });
});

it("who speaks is behind what they are, in Chinese", async () => {
  const text = "村民会议记录\n\n代表孙丽萍表示同意。代表高建民则建议先修路。村会计陈志强向大家通报收支。\n";
  expect((await found(text)).sort()).toEqual(["孙丽萍", "高建民", "陈志强"].sort());
});
