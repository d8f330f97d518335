import { describe, expect, it } from "vitest";
import { analysedByRules, analysedWithGuesses, tasksOf } from "../note.fixture";

const chat = async (...lines: string[]): Promise<string[]> => {
  const text = lines.map((line, at) => `18/11/2026 19:4${at} - ${line}\n`).join("");
  return tasksOf(await analysedByRules(text, "chat.txt"));
};

describe("what a message asks of somebody", () => {
  it("has no modal verb", async () => {
    expect(await chat("Luc: Paul, tu veux apporter la grande lampe ?", "Paul: ok", "Anna: super")).toEqual([
      "Paul: Apporter la grande lampe",
    ]);
  });

  it("is no state, and no pronoun", async () => {
    expect(await chat("Uwe: Jonas, bist du um 16 uhr da?", "Jonas: ja", "Anna: super")).toEqual([]);
    expect(await chat("Luc: Marie, tu peux la faire ?", "Marie: oui", "Anna: super")).toEqual([]);
  });
});

describe("in Dutch minutes", () => {
  it("a topic with what it was about is no order", async () => {
    const text =
      "Notulen bestuur\n\n25 november 2026\n\nNotulist: Wim\n\nmvp: vragen beantwoorden\npr: website bijhouden\nkas: stand doorgenomen en besproken\n";
    expect(tasksOf(await analysedByRules(text))).toEqual([]);
  });

  it("somebody looks into it, and does not only want to know", async () => {
    const text =
      "Notulen\n\nAanwezig: Suzanne, Treja\n\nSuzanne onderzoekt de subsidie voor het dak.\nTreja wil graag weten wie de kas moeten doen.\n";
    const found = tasksOf(await analysedWithGuesses(text));
    expect(found).toContain("Suzanne: De subsidie voor het dak onderzoeken");
    expect(found.join()).not.toContain("weten");
  });
});
