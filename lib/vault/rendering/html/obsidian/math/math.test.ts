import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toHtml } from "../../to-html";
import { inAlphabet } from "./letters";

const html = (body: string) => toHtml({ body }).html;
const formulasIn = (body: string) =>
  [...html(body).matchAll(/<annotation encoding="application\/x-tex">([^<]*)</g)].map(([, source]) => source);

describe("formulas", () => {
  it.each([
    ["an $x^2$ here", ["x^2"]],
    ["$a$, $b$; ($c$)", ["a", "b", "c"]],
    ["It costs $5 and $10.", []],
    ["$5 and $10, where $x$ is", ["x"]],
    ["from $5–$10, US$5 or A$6", []],
    ["$ a$ and $a $", []],
    ["\\$a$ and `$a$`", []],
    ["$a\nb$", []],
    ["$a\\$b$", ["a\\$b"]],
    ["$$\n\\frac12\n$$", ["\\frac12"]],
    ["inline $$x$$ too", ["x"]],
    ["$a_1 * b_2 * c_3$", ["a_1 * b_2 * c_3"]],
    ["$[[1,2],[3,4]]$ and $[a](b)$", ["[[1,2],[3,4]]", "[a](b)"]],
    ["| $a$ |\n|-|\n| $b$ |", ["a", "b"]],
  ])("%j has %j", (body, expected) => {
    expect(formulasIn(body)).toEqual(expected);
  });

  it("are MathML without styles and classes; display formulas scroll", () => {
    expect(html("$$\n\\sum_{i} \\color{red}x\n$$")).toMatch(
      /^<span data-math="display" role="group" aria-label="Formula" tabindex="0"><math display="block">/,
    );
    expect(html("$$\n\\sum_{i} \\color{red}x\n$$")).not.toMatch(/ (?:style|class)=/);
  });

  it("have the letters that browsers show, and columns that they align", () => {
    expect(html("$\\mathbb{R} \\mathcal{L} \\mathbf{x}$")).toContain("<mi>ℝ</mi><mi>ℒ</mi><mi>𝐱</mi>");
    expect(html("$\\begin{aligned}a&=b\\end{aligned}$")).toContain('<mtd data-align="right">');
    expect(inAlphabet("aZ09é", "double-struck")).toBe("𝕒ℤ𝟘𝟡é");
    expect(inAlphabet("a1", "fraktur")).toBe("𝔞1");
  });

  it("that are faulty are shown as their source, with what is wrong", () => {
    expect(html("a $\\frac{$ b")).toContain(
      '<span data-math="invalid"><code>$\\frac{$</code> Formula not shown: Unexpected end of input',
    );
    expect(html("ok $x$, bad $\\nosuch$")).toContain("\\nosuch");
  });

  it.each([
    ["a macro bomb", `\\def\\a{${"x".repeat(900)}}${"\\a".repeat(280)}`],
    [
      "macros in macros",
      "\\def\\a{xxxxxxxx}\\def\\b{\\a\\a\\a\\a\\a\\a\\a\\a\\a\\a\\a\\a}\\def\\c{\\b\\b\\b\\b\\b\\b\\b\\b\\b\\b\\b\\b}\\c\\c\\c",
    ],
    ["doubling", `\\def\\a{xx}${"\\edef\\a{\\a\\a}".repeat(15)}\\a`],
    ["no end", "\\def\\a{\\a\\a}\\a"],
    ["a long text", "x+".repeat(3_000)],
    ["deep nesting", `${"\\sqrt{".repeat(1_900)}x`],
  ])("are bounded: %s", (_, formula) => {
    expect(html(`$${formula}$`)).toContain("Formula not shown");
  });

  it("have bounded lengths, and link and load nothing", () => {
    const shown = html(
      "$\\rule{900em}{900em}\\hspace{-90em}\\href{javascript:a}{b}\\url{x}\\includegraphics{y}\\htmlStyle{color:red}{z}$",
    );
    expect(shown).not.toMatch(/"-?9\d*em"|<a[ >]|<img|style=/);
  });

  it("never fail, run or style anything, whatever the text", () => {
    const piece = fc.constantFrom(
      ...'$|$$|\\frac|{|}|\\begin{matrix}|\\end{matrix}|&|\\\\|^|_|\\def\\a|\\a|\\text{|<script>|\\href{javascript:x}|\\color{red}|\\left(|\\htmlId{a}|" onclick=|\n|%|#|[[a]]'.split(
        "|",
      ),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 2 })), { maxLength: 20 }), (pieces) => {
        const shown = html(`$${pieces.join("")}$ and $$${pieces.join("")}$$`);
        expect(shown).not.toMatch(/<script/i);
        for (const [tag] of shown.matchAll(/<[a-z][a-z0-9-]*(?:\s+[\w-]+(?:="[^"]*")?)*\s*>/gi))
          expect(tag.replace(/="[^"]*"/g, "")).not.toMatch(/\s(?:on\w+|style|class|src)\b/i);
      }),
      { numRuns: 300 },
    );
  });
});
