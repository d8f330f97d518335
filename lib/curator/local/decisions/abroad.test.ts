import { describe, expect, it } from "vitest";
import { firmsIn } from "@/lib/language";
import { analysedByRules, namesOf, peopleOf } from "../note.fixture";

const decisions = async (text: string) => namesOf((await analysedByRules(text, "a.md")).decisions);

describe("decisions in other languages", () => {
  it.each([
    ["Die Versammlung war gut besucht. Frau Lenz wurde wiedergewählt.", "Frau Lenz wurde wiedergewählt"],
    ["La séance est ouverte par le maire. Odile est réélue trésorière.", "Odile est réélue trésorière"],
    ["La junta se reúne en el local. Olga es reelegida presidenta.", "Olga es reelegida presidenta"],
    [
      "La riunione si apre alle nove con tutti. Davide viene confermato presidente.",
      "Davide viene confermato presidente",
    ],
    [
      "A reunião começou com todos os pais. Carla foi reeleita por mais um ano.",
      "Carla foi reeleita por mais um ano",
    ],
    [
      "De vergadering begint met een kop koffie. Els is herkozen als voorzitter.",
      "Els is herkozen als voorzitter",
    ],
  ])("are elections: %s", async (text, title) => expect(await decisions(text)).toContain(title));

  it.each([
    [
      "Los socios hablan de la sala. Acuerdan por unanimidad: cambiar de banco en enero.",
      "Cambiar de banco en enero",
    ],
    ["Die Leute waren alle da. Wir bleiben bei der alten Kasse.", "Wir bleiben bei der alten Kasse"],
    ["業者と話した。来年の会費は据え置き（確定）", "来年の会費は据え置き"],
    ["比较了几家，最后确定采用第二个方案。", "采用第二个方案"],
    ["发布推迟到12月1日。", "发布推迟到12月1日"],
  ])("say what is decided, and stay sentences: %s", async (text, title) =>
    expect(await decisions(text)).toContain(title),
  );

  it("name no verb for a part of somebody who looks for something", async () => {
    const analysis = await analysedByRules("参会：刘建国、王祥\n\n王祥寻找了三家公司报价。\n", "a.md");
    expect(peopleOf(analysis)).toEqual(["刘建国", "王祥"]);
    expect(namesOf(analysis.orgs)).toEqual([]);
  });

  it("end the name of a body before a paper", () => {
    const text = "Tischlerei Lutz Angebote einholen";
    expect(firmsIn({ start: 0, end: text.length, text }).map((firm) => firm.text)).toEqual([
      "Tischlerei Lutz",
    ]);
  });
});
