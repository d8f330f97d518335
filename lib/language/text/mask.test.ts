import fc from "fast-check";
import { expect, it } from "vitest";
import { mask } from "./mask";

it("blanks markup and keeps words", () => {
  expect(mask("**Ann** sees [the page](http://x.example) and `Code`", 0).replace(/ +/g, " ")).toBe(
    " Ann sees the page and code ",
  );
  expect(mask("[[person/Ann Lee.md|Ann]] [[person/Bob Ito.md]]", 0).replace(/ +/g, " ").trim()).toBe(
    "Ann Bob Ito",
  );
  expect(mask("[name=Ann Lee] Ask Bob [time=Wed, Dec 8]", 0).trim()).toBe("Ann Lee: Ask Bob");
  expect(mask("a ==new== line", 0).replace(/ +/g, " ")).toBe("a new line");
  expect(mask("Title\n======\n", 0)).toBe("Title\n======\n");
  expect(mask(`a ~~${"old ".repeat(100)}x~~ b`, 0).trim()).toMatch(/^a +b$/);
  expect(mask("![[Harbour 3.png|400]] Ann left", 0).trim()).toBe("Ann left");
  expect(mask("a\n```\nBob Ito\n```\nb", 0)).not.toContain("Bob");
});

it("keeps length and line breaks of any text", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(..."ab *_`[](){}<>!|-~#\n\r\t://.wéA"), maxLength: 200 }),
      (text) => {
        const masked = mask(text, 0);
        expect(masked.length).toBe(text.length);
        expect([...masked].filter((it) => it === "\n").length).toBe(text.split(/\r\n|\r|\n/).length - 1);
      },
    ),
  );
});

it("shows the name of a reStructuredText reference, and not where it leads", () => {
  const text = "`Ann Lee`_ and `the hall <https://x.example>`__ met.\n\n.. _`Ann Lee`: /Friends/AnnLee/\n";
  expect(mask(text, 0).replace(/\s+/g, " ").trim()).toBe("Ann Lee and the hall met.");
});
