import { describe, expect, it } from "vitest";
import {
  anyIn,
  anyOf,
  expressionsOf,
  inEitherCase,
  leading,
  monthBeginnings,
  whole as wholeWord,
  wordsIn,
} from "./vocabulary";

const whole = (source: string): RegExp => new RegExp(`^${source}$`, "u");

describe("the words of all languages", () => {
  it("are those of one class, English among them", () => {
    for (const word of ["and", "und", "et", "y", "e", "en"]) expect(word).toMatch(whole(anyOf("and")));
    expect("der").not.toMatch(whole(anyOf("and")));
    expect("der").toMatch(whole(anyOf("and", "the")));
  });

  it("are also expressions, which are patterns", () => {
    expect("viele grüße").toMatch(whole(anyOf("closing")));
    expect("many thanks").toMatch(whole(anyOf("closing")));
  });

  it("have the longest first, so that the whole of it is taken", () => {
    expect(new RegExp(anyOf("of", "of the"), "u").exec("de la casa")?.[0]).toBe("de la");
  });

  it("are read as they are written, with either apostrophe", () => {
    expect("quelqu’un").toMatch(whole(anyOf("someone")));
    expect("quelqu'un").toMatch(whole(anyOf("someone")));
    expect(anyOf("of")).toContain("|d['’]");
  });

  it("are those of some languages only, where it matters", () => {
    expect("a").toMatch(whole(anyIn(["it"], "at")));
    expect("a").not.toMatch(whole(anyIn(["en", "de"], "at")));
    expect("").not.toMatch(whole(anyIn(["ja"], "and")));
  });

  it("begin a sentence with a capital, where a pattern asks for it", () => {
    for (const word of ["der", "Der", "une", "Une"]) expect(word).toMatch(whole(inEitherCase("the", "a")));
    expect("DER").not.toMatch(whole(inEitherCase("the")));
  });

  it("precede another word with a blank or an apostrophe", () => {
    const name = new RegExp(String.raw`^${leading("the")}(\p{L}+)`, "u");
    expect(name.exec("die Versammlung")?.[1]).toBe("Versammlung");
    expect(name.exec("l’assemblée")?.[1]).toBe("assemblée");
    expect(name.exec("diesmal")).toBeNull();
  });

  it("are whole words, where a language separates them", () => {
    const weekEnd = new RegExp(wholeWord("byWeekEnd"), "iu");
    for (const text of ["bis Ende der Woche", "cette semaine", "資料を今週中に送る"])
      expect(text).toMatch(weekEnd);
    for (const text of ["cette semainerie", "adiese woche"]) expect(text).not.toMatch(weekEnd);
    expect("a_meeting").not.toMatch(new RegExp(wholeWord("meetingTitle", String.raw`\b`), "iu"));
  });

  it("are lists and single expressions, of all languages", () => {
    for (const word of ["kassierer", "inkoop", "trésorière"]) expect(wordsIn("roles")).toContain(word);
    expect(expressionsOf("mailFrom")).toEqual([
      "from",
      "von",
      "de",
      "da",
      "van",
      "差出人",
      "送信者",
      "发件人",
      "寄件者",
    ]);
  });

  it("begin the months, each in all languages or in some", () => {
    const months = monthBeginnings();
    expect(months).toHaveLength(12);
    for (const word of ["jan", "ene", "gen", "jän"]) expect(word).toMatch(whole(months[0] ?? ""));
    for (const word of ["dec", "dez", "dic", "déc"]) expect(word).toMatch(whole(months[11] ?? ""));
    expect("ene").not.toMatch(whole(monthBeginnings(["en", "de"])[0] ?? ""));
  });
});
