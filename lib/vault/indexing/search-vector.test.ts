import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { depth } from "@/tests/support/property";
import { searchVector } from "./search-vector";
import { tokenize } from "./tokenize";

const vectorOf = (name: string, text: string, { aliases = [] as string[], tags = [] as string[] } = {}) =>
  searchVector({ name, text, aliases, tags });

/** The lexemes of a vector that are not words. */
const lexemes = (vector: string): string[] =>
  [...vector.matchAll(/'((?:''|[^'])*)'(:\w+)?/g)].map(([, lexeme, at = ""]) => lexeme + at);

/** The words of a vector in their order, as `word:place`, with the weight. */
const laidOut = (vector: string): string[] =>
  vector
    .replace(/'(?:''|[^'])*'(?::\w+)?/g, "")
    .trim()
    .split(/ +/)
    .flatMap((entry) => {
      const [word, places = ""] = entry.split(":");
      return places.split(",").map((place) => ({ word, place, at: Number.parseInt(place, 10) }));
    })
    .sort((a, b) => a.at - b.at)
    .filter(({ word }) => word !== "")
    .map(({ word, place }) => `${word}:${place}`);

describe("searchVector", () => {
  it("places every word, those of title, aliases and headings with weights", () => {
    const text = "---\ntype: org\n---\n# Acme today\nmet [[org/Acme]]; met Żółć\n## End";
    expect(laidOut(vectorOf("Alice Chen", text, { aliases: ["Ali", "A. C."] })).join(" ")).toBe(
      "alice:1A chen:2A ali:4B a:6B c:7B type:9 org:10 acme:11C today:12C met:13 org:14 acme:15 met:16 zolc:17 end:18C",
    );
  });

  it("takes no comment of code or fields for a heading", () => {
    const text = "---\n# field\n---\n~~~\n# code\n~~~\n#tag\n# Title";
    expect(laidOut(vectorOf("", text)).filter((word) => word.endsWith("C"))).toEqual(["title:5C"]);
  });

  it.each([
    ["a fence in a longer one", "````md\n```\n# code\n```\n````\n# Title"],
    ["a fence of the other kind in a fence", "~~~\n```\n# code\n~~~\n# Title"],
    ["code within a line", "```x```\n# Title"],
    ["a fence after the heading that nothing closes", "# Title\n```\n# code"],
    ["a fence in a list", "- step\n\n      ```sh\n      # code\n      ```\n# Title"],
  ])("finds the heading beside %s", (_, text) => {
    const headings = laidOut(vectorOf("", text)).filter((word) => word.endsWith("C"));
    expect(headings.map((word) => word.replace(/:.*/, ""))).toEqual(["title"]);
  });

  it.each([
    ["a block of code", "```c\n#include <stdio.h>\n#define MAX 1\n```"],
    ["another", "~~~css\n#header { color: red }\n~~~"],
    ["indented code", "text\n\n    #define MAX 1"],
    ["code in a list", "- item\n\n  ```\n  #no\n  ```"],
    ["inline code", "`a #codetag b` and ``#x ` #y``"],
    ["a formula", "$$ a #b $$"],
    ["a formula of several paragraphs", "$$\na\n\n#b\n$$"],
    ["a comment", "so %% not #this %% there"],
    ["a comment of several paragraphs", "%%\n#one\n\n#two\n%%"],
    ["an HTML comment", "a <!-- #b --> c"],
    ["an HTML comment that begins its line", "<!-- a\n\n#b -->"],
  ])("has no tag of %s, but those around it", (_, part) => {
    const vector = vectorOf("", `#before\n\n${part}\n\n#after #nested/tag`);
    const tags = lexemes(vector).filter((lexeme) => lexeme.startsWith("#"));
    expect(tags.sort()).toEqual(["#after", "#before", "#nested", "#nested/tag"]);
  });

  it.each(["100%% #b", "$$ and #b", "a ` #b", "a <!-- #b", "a \\` #b ` c", "a %% #b\n\nc %% d"])(
    "has the tag of %j, in which nothing is closed",
    (text) => {
      const tags = lexemes(vectorOf("", text)).filter((lexeme) => lexeme.startsWith("#"));
      expect(tags).toEqual(["#b"]);
    },
  );

  it.each(["%%", "$$", "`", "``` ", "<!--", "%% a\n\n", "`a` #b "])(
    "reads many of %j in linear time",
    (mark) => expectLinear(mark, (size) => vectorOf("", `#tag ${mark.repeat(size)}`), 200_000),
  );

  it("has one lexeme for each title, alias and tag, and for the parents of a tag", () => {
    const text = "---\nx: '#no'\n---\nAn #inbox/to-read, (#Über) a#b #12 [x](#y) # z\n#start";
    const vector = vectorOf("Alice's Plan", text, { aliases: ["C++"], tags: ["Area/Home", "it's"] });
    expect(lexemes(vector)).toEqual([
      "=alice s plan:1A",
      "=c:1B",
      "#area",
      "#area/home",
      "#it''s",
      "#inbox",
      "#inbox/to-read",
      "#über",
      "#start",
    ]);
  });

  it("has the words of any text in their order", () => {
    const words = fc.array(
      fc.constantFrom(
        "ab",
        "ba",
        "a",
        "b",
        "ß",
        "é",
        "你好吗",
        "x1",
        "-",
        "/",
        "𝒜",
        "𠀀𠀁",
        "🚀",
        "e\u0301",
        "\n",
      ),
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string(),
      words.map((some) => some.join(" ")),
      fc.stringMatching(/^[ab é€ß.-]{0,450}$/),
    );
    const headless = texts.map((text) => text.replaceAll("#", "-"));
    fc.assert(
      fc.property(headless, headless, (title, body) => {
        const names = tokenize(title).map((word, at) => `${word}:${at + 1}A`);
        const others = tokenize(body).map((word, at) => `${word}:${names.length + at + 2}`);
        expect(laidOut(vectorOf(title, body))).toEqual([...names, ...others]);
      }),
      depth(2_000),
    );
  });

  it("is right for a long text after a short one, and the other way about", () => {
    const long = Array.from({ length: 30_000 }, (_, n) => `w${n % 9_973}`).join(" ");
    for (const text of ["a b a", long, "b a b", `${long} end`, ""]) {
      const wanted = tokenize(text).map((word, at) => `${word}:${at + 2}`);
      expect(laidOut(vectorOf("", text))).toEqual(wanted);
    }
  });
});
