import { beforeAll, describe, expect, it } from "vitest";
import { reconcile } from "@/lib/vault";
import { serve } from "@/tests/support/serve";
import { writeInto } from "@/tests/support/vault";

const served = serve();
const search = (q: string, limit = 100) => served.api.ok("searchVault", { q, limit });
const names = async (q: string) =>
  (await search(q)).results.map((hit) => hit.path.replace(/^.*\/|\.md$/g, ""));

/** Far down in it, positions have ended. */
const LONG = `${"春眠不覺曉處處聞啼鳥".repeat(2_000)}最後的祕密花園`;

const RECORDS: Record<string, string> = {
  "Notes/Chinese.md": "# 計劃\n\n我們使用全文搜索引擎，価格は30%。[[Notes/Русский|俄文筆記]]",
  "Notes/Long.md": LONG,
  "Notes/Japanese.md": "東京タワーへ行った。ｶﾞｲﾄﾞブックを買う。",
  "Notes/Korean.md": "한국어 검색을 시험한다. 전문검색엔진.",
  "Notes/Русский.md": "Съешь ещё этих мягких французских булок. Мой чай.",
  "Notes/Ελληνικά.md": "Ο δρόμος της Ιθάκης. ΤΈΛΟΣ",
  "Notes/Français.md": "Le garçon a mangé une crème brûlée à l'hôtel, où naît l'œuvre.",
  "Notes/Nfd.md": "Un mo\u0301vil; e\u0301te\u0301.",
  "Notes/Thai.md": "ฉันรักภาษาไทยมาก",
  "Notes/Code.md": "Written in C++, not C#. See `foo_bar(x)` at a/b.ts, 100% #area/home @alice $HOME → ok.",
  "Notes/C.md": "Plain C and sharp knives; foo bar; area home.",
  "Notes/Launch.md": "Launch 🚀 with 👩🏽‍💻 and 🇩🇪!",
};

beforeAll(async () => {
  for (const [path, text] of Object.entries(RECORDS)) writeInto(served.account.vaultDir, path, text);
  await reconcile(served.account.ctx);
});

describe("q finds", () => {
  it.each([
    ["two characters", "搜索", ["Chinese"]],
    ["more characters", "全文搜索", ["Chinese"]],
    ["a phrase", '"全文搜索"', ["Chinese"]],
    ["one character", "價", []],
    ["one character of a word", "計", ["Chinese"]],
    ["no characters in another order", "索搜", []],
    ["no pairs that are apart", "全文引擎", []],
    ["two words", "使用 引擎", ["Chinese"]],
    ["a word far down in a text", "祕密花園", ["Long"]],
    ["kanji and kana", "東京タワー", ["Japanese"]],
    ["hiragana", "買う", ["Japanese"]],
    ["katakana in full width", "ガイドブック", ["Japanese"]],
    ["Korean with a particle", "검색", ["Korean"]],
    ["Korean within a word", "문검색", ["Korean"]],
    ["Korean, decomposed", "검색을".normalize("NFD"), ["Korean"]],
    ["Russian, whatever the case", "СЪЕШЬ БУЛОК", ["Русский"]],
    ["ё as е", "еще", ["Русский"]],
    ["ё as ё", "ещё", ["Русский"]],
    ["й, not и", "мои", []],
    ["a Russian title, and links to it", "русский", ["Chinese", "Русский"]],
    ["Greek without accents", "ιθακησ", ["Ελληνικά"]],
    ["Greek with another sigma", "τέλοσ", ["Ελληνικά"]],
    ["French without accents", "creme brulee", ["Français"]],
    ["French with accents", "crème brûlée", ["Français"]],
    ["French in capitals", "GARÇON", ["Français"]],
    ["ligatures", "oeuvre", ["Français"]],
    ["an accent that is not in the text", "hôtèl", ["Français"]],
    ["decomposed text", "móvil", ["Nfd"]],
    ["decomposed text without accents", "movil ete", ["Nfd"]],
    ["Thai", "ภาษาไทย", ["Thai"]],
    ["a phrase in French", '"une creme"', ["Français"]],
    ["c++", "c++", ["Code"]],
    ["C#", "C#", ["Code"]],
    ["#area/home", "#area/home", ["Code"]],
    ["the parent of a tag", "#area", ["Code"]],
    ["a call", "foo_bar(x)", ["Code"]],
    ["a path", "a/b.ts", ["Code"]],
    ["@alice", "@alice", ["Code"]],
    ["$HOME", "$home", ["Code"]],
    ["a percentage", "100%", ["Code"]],
    ["%", "%", ["Chinese", "Code"]],
    ["→", "→", ["Code"]],
    ["nothing for other punctuation", "§", []],
    ["nothing for blanks", "   ", []],
    ["nothing for empty quotes", '""', []],
    ["an emoji", "🚀", ["Launch"]],
    ["an emoji without its skin tone", "👩‍💻", ["Launch"]],
    ["a flag", "🇩🇪", ["Launch"]],
    ["no other emoji", "🎉", []],
    ["an emoji and a word", "launch 🚀", ["Launch"]],
    ["no word without it", "launch -🚀", []],
  ])("%s: %s", async (_, q, found) => {
    expect((await names(q)).sort()).toEqual([...found].sort());
  });

  it("marks what it found, without markup", async () => {
    const snippetOf = async (q: string) => (await search(q)).results[0]?.snippet;
    expect(await snippetOf("搜索")).toBe("計劃: 我們使用全文<mark>搜索</mark>引擎，価格は30%。俄文筆記");
    expect(await snippetOf("еще")).toContain("<mark>ещё</mark>");
    expect(await snippetOf("brulee")).toContain("<mark>brûlée</mark>");
    expect(await snippetOf("c++")).toContain("<mark>C++</mark>");
    expect(await snippetOf("祕密花園")).toMatch(/<mark>祕密花園<\/mark>$/);
    expect(await snippetOf("🚀")).toBe("Launch <mark>🚀</mark> with 👩🏽‍💻 and 🇩🇪!");
  });
});
