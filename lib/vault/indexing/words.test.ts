import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { searchVector, wordsOf } from "./words";

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
    expect(wordsOf(text)).toEqual(words);
  });

  it("leaves out encoded data", () => {
    expect(wordsOf(`a ${"x".repeat(200)} ${"y".repeat(201)} b`)).toEqual(["a", "x".repeat(200), "b"]);
  });
});

describe("searchVector", () => {
  it("places every word, those of the title with weight and apart", () => {
    expect(searchVector("Alice Chen", "met [[org/Acme]]; met")).toBe(
      "alice:1A chen:2A met:4 org:5 acme:6 met:7 ",
    );
  });

  it("has the words of any text in their order", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      fc.stringMatching(/^[ab é€𝒜ß.-]{0,450}$/u),
    );
    fc.assert(
      fc.property(texts, texts, (title, body) => {
        const names = wordsOf(title).map((word, at) => `${word}:${at + 1}A `);
        const words = wordsOf(body).map((word, at) => `${word}:${names.length + at + 2} `);
        expect(searchVector(title, body)).toBe([...names, ...words].join(""));
      }),
      { numRuns: 1_000 },
    );
  });

  it("counts beyond ten thousand", () => {
    expect(searchVector("", "w ".repeat(12_345))).toMatch(/ w:9999 w:10000 .* w:12346 $/s);
  });
});
