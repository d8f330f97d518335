import { describe, expect, it } from "vitest";
import { anyIn, anyOf, inEitherCase, leading } from "./vocabulary";

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

  it("stand before another word with a blank, or an apostrophe", () => {
    const name = new RegExp(String.raw`^${leading("the")}(\p{L}+)`, "u");
    expect(name.exec("die Versammlung")?.[1]).toBe("Versammlung");
    expect(name.exec("l’assemblée")?.[1]).toBe("assemblée");
    expect(name.exec("diesmal")).toBeNull();
  });
});
