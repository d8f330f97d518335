import { describe, expect, it } from "vitest";
import { analysed, peopleOf } from "../../note.fixture";

const found = async (text: string): Promise<string[]> => peopleOf(await analysed(text));

describe("those whom a title lists", () => {
  it.each([
    ["PTA catch-up Mon 23rd - Sian, Bola, Tracey, Mr Whitcombe", ["Sian", "Bola", "Tracey", "Whitcombe"]],
    ["# Site visit (Jo, Nedret + Priya)", ["Jo", "Nedret", "Priya"]],
  ])("came: %s", async (title, names) => {
    expect((await found(`${title}\n\nThe hall is free from nine.\n`)).sort()).toEqual([...names].sort());
  });

  it.each([
    "# Shopping - Apples, Pears, Plums",
    "# Offices: Paris, Vienna, Berlin",
    "# Notes - Postgres, Redis, Kafka",
  ])("are nobody where they are things: %s", async (title) => {
    expect(await found(`${title}\n\nThe hall is free from nine.\n`)).toEqual([]);
  });
});

describe("those who report one after the other", () => {
  it("before a dash, in small letters too", async () => {
    const text =
      "# group meeting 25/11\n\nana: gels look good\nyuto – cluster is down again\nines: chapter two by friday\n";
    expect(await found(text)).toEqual(["Ana", "Yuto", "Ines"]);
  });

  it("with one whose name is a word", async () => {
    const text =
      "# Standup\n\n**Priya** – retry queue\n**Olu** – on call\n**Max** – PTO\n**Jess** – reviews\n";
    expect(await found(text)).toEqual(["Priya", "Olu", "Max", "Jess"]);
  });

  it.each([
    ["# Herbs\n\nBasil – on the sill\nRosemary – outside\nSage – outside\nMint – sown\n", "Sage"],
    ["# Trips\n\nParis – by train\nJordan – in spring\nFlorence – in May\n", "Florence"],
    ["# Budget\n\nrent: 900\nfood: 300\nmark: 20\n", "Mark"],
  ])("but not herbs, places and words: %s", async (text, word) => {
    expect(await found(text)).not.toContain(word);
  });
});
