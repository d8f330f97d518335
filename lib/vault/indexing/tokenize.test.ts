import { describe, expect, it } from "vitest";
import { foldWords, tokenize } from "./tokenize";

describe("tokenize", () => {
  it.each([
    ["a path in a link", "[[person/Alice Chen|Alice]]", ["person", "alice", "chen", "alice"]],
    ["a nested tag", "#area/home", ["area", "home"]],
    ["an address", "bo.lee@example.org", ["bo", "lee", "example", "org"]],
    ["a date and a price", "2024-03-14: 12.50 €", ["2024", "03", "14", "12", "50"]],
    ["accents in either form", "Zoe\u0308 Zoë ZOË", ["zoe", "zoe", "zoe"]],
    ["letters that do not decompose", "Łódź Ørsted Straße Œuvre", ["lodz", "orsted", "strasse", "oeuvre"]],
    ["Cyrillic, where й is a letter", "Привет Ёлка мой", ["привет", "елка", "мой"]],
    ["Greek, with its final sigma", "Οδός ΟΔΟΣ", ["οδοσ", "οδοσ"]],
    ["marks that spell", "नमस्ते", ["नमस्ते"]],
    ["Arabic and Hebrew vowel marks", "كِتَاب שָׁלוֹם", ["كتاب", "שלום"]],
    ["Chinese, by pairs", "全文搜索。", ["全文", "文搜", "搜索", "索"]],
    ["one character", "猫 dog", ["猫", "dog"]],
    ["Japanese in either width", "カタカナ ｶﾞｷﾞ", ["カタ", "タカ", "カナ", "ナ", "ガギ", "ギ"]],
    ["Korean in either form", "한국 \u1112\u1161\u11ab", ["한국", "국", "한"]],
    ["Thai", "ไทยดี", ["ไท", "ทย", "ยด", "ดี", "ี"]],
    ["words between characters", "使用API接口", ["使用", "用", "api", "接口", "口"]],
    ["characters beyond the first plane", "𠀀𠀁 𐐀", ["𠀀𠀁", "𠀁", "𐐨"]],
    [
      "emoji, without skin tones and joiners",
      "go🚀🚀 👍🏽 👨‍👩‍👧 🇩🇪 ❤️",
      ["go", "🚀", "🚀", "👍", "👨", "👩", "👧", "🇩", "🇪", "❤"],
    ],
    ["full width and ligatures", "ＡＢＣ１ ﬁn", ["abc1", "fin"]],
    ["a soft hyphen", "hy\u00adphen", ["hyphen"]],
    ["nothing", " -- \n", []],
  ])("reads %s", (_, text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it("leaves out encoded data", () => {
    expect(tokenize(`a ${"x".repeat(200)} ${"y".repeat(201)} b`)).toEqual(["a", "x".repeat(200), "b"]);
  });
});

it("foldWords is the same for titles that differ in case, accents or punctuation", () => {
  expect(foldWords("  Über-Plan: “Zürich” 中文API 🚀 ")).toBe("uber plan zurich 中文api 🚀");
});
