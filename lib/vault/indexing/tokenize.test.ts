import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { searchVector, tokenize } from "./tokenize";

describe("wordsOf", () => {
  it.each([
    ["a path in a link", "[[person/Alice Chen|Alice]]", ["person", "alice", "chen", "alice"]],
    ["a nested tag", "#area/home", ["area", "home"]],
    ["an address", "bo.lee@example.org", ["bo", "lee", "example", "org"]],
    ["a date and a price", "2024-03-14: 12.50 €", ["2024", "03", "14", "12", "50"]],
    ["accents in either form", "Zoe\u0308 Zoë", ["zoë", "zoë"]],
    ["marks of other alphabets", "नमस्ते, Привет", ["नमस्ते", "привет"]],
    ["letters beyond the first plane", "𝒜b 🎉𐐀", ["𝒜b", "𐐨"]],
    ["nothing", " -- \n", []],
  ])("takes %s apart", (_, text, words) => {
    expect(tokenize(text)).toEqual(words);
  });

  it("leaves out encoded data", () => {
    expect(tokenize(`a ${"x".repeat(200)} ${"y".repeat(201)} b`)).toEqual(["a", "x".repeat(200), "b"]);
  });
});

/** The words of a vector in their order, as `word:place`, with the weight. */
const laidOut = (vector: string): string[] =>
  vector
    .trim()
    .split(" ")
    .flatMap((entry) => {
      const [word, places = ""] = entry.split(":");
      return places.split(",").map((place) => ({ word, place, at: Number.parseInt(place, 10) }));
    })
    .sort((a, b) => a.at - b.at)
    .filter(({ word }) => word !== "")
    .map(({ word, place }) => `${word}:${place}`);

describe("searchVector", () => {
  it("places every word, those of the title with weight and apart", () => {
    expect(searchVector("Alice Chen", "met [[org/Acme]]; met Żółć")).toBe(
      "alice:1A chen:2A met:4,7 org:5 acme:6 żółć:8 ",
    );
  });

  it("has the words of any text in their order", () => {
    const words = fc.array(
      fc.constantFrom("ab", "ba", "a", "b", "ß", "é", "你好", "x1", "-", "/", "𝒜", "\n"),
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      words.map((some) => some.join(" ")),
      fc.stringMatching(/^[ab é€ß.-]{0,450}$/),
    );
    fc.assert(
      fc.property(texts, texts, (title, body) => {
        const names = tokenize(title).map((word, at) => `${word}:${at + 1}A`);
        const others = tokenize(body).map((word, at) => `${word}:${names.length + at + 2}`);
        expect(laidOut(searchVector(title, body))).toEqual([...names, ...others]);
      }),
      depth(2_000),
    );
  });

  it("bears a long text after a short one, and the other way about", () => {
    const long = Array.from({ length: 30_000 }, (_, n) => `w${n % 9_973}`).join(" ");
    for (const text of ["a b a", long, "b a b", `${long} end`, ""]) {
      const wanted = tokenize(text).map((word, at) => `${word}:${at + 2}`);
      expect(laidOut(searchVector("", text))).toEqual(wanted);
    }
  });
});
