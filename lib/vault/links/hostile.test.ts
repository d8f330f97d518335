import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { itDeep } from "@/tests/support/deep";
import { depth } from "@/tests/support/property";
import { linksOf } from "./scan";

const targets = (text: string): string[] => linksOf(text).map((link) => link.target);

describe("whatever the text", () => {
  const piece = fc.constantFrom(
    "[[",
    "]]",
    "[",
    "]",
    "(",
    ")",
    "](",
    "!",
    "|",
    "#",
    "^",
    "`",
    "```",
    "~~~",
    "<!--",
    "-->",
    "\n",
    "\n\n",
    "\r\n",
    "> ",
    "- ",
    "a",
    "b c",
    "\\",
    "%20",
    '"',
    "'",
    ": ",
    "---\n",
    "key: ",
    "  ",
    "\t",
    "%%",
    "👍",
    "{",
    "}",
    ", ",
    "# ",
  );
  const wild = fc.oneof(fc.string({ unit: piece, maxLength: 60 }), fc.string({ unit: "binary" }));

  it("never throws, and every span holds what it should", () => {
    fc.assert(
      fc.property(wild, fc.boolean(), (text, fenced) => {
        const whole = fenced ? `---\n${text}\n---\n${text}` : text;
        let last = -1;
        for (const link of linksOf(whole)) {
          expect(link.start).toBeGreaterThan(last);
          last = link.start;
          expect(
            link.from < link.start && link.start < link.end && link.end < link.to && link.to <= whole.length,
          ).toBe(true);
          expect(link.target.trim()).not.toBe("");
          if (link.writing === "wiki") expect(whole.slice(link.start, link.end)).toBe(link.target);
          expect(whole.slice(link.from, link.to)).toMatch(
            link.form === "markdown"
              ? /^!?\[[\s\S]*\)$/
              : link.form === "embed"
                ? /^!\[\[.*\]\]$/
                : /^\[\[.*\]\]$/,
          );
        }
      }),
      depth(5000),
    );
  }, 60_000);

  it("never finds a link in code or comments", () => {
    const safe = fc.string({
      unit: fc.constantFrom("[[x]]", "[t](x.md)", "a", "[", "|", " ", "#", "\n", "> ", "- ", "\\"),
      maxLength: 20,
    });
    const inCode = fc.oneof(
      safe.map((text) => `\`\`\`\`\n${text}\n\`\`\`\``),
      safe.map((text) => `~~~ js\n${text}\n~~~`),
      safe.map((text) => `<!-- ${text} -->`),
      safe.map((text) => `a \`\`${text.replaceAll(/[\n#>|-]/g, "")}.\`\` b`),
    );
    fc.assert(
      fc.property(fc.array(inCode, { minLength: 1, maxLength: 4 }), (parts) => {
        expect(targets(parts.join("\n\n"))).toEqual([]);
        expect(targets(parts.join("\n\n[[between]]\n\n"))).toEqual(Array(parts.length - 1).fill("between"));
      }),
      depth(2000),
    );
  }, 60_000);

  itDeep(
    "takes time in proportion to the text",
    () => {
      const atoms = [
        "[[",
        "[",
        "]]",
        "](",
        "[a](",
        "[a](<",
        '[a](b "',
        "[a](b (",
        "`",
        "`` ",
        "<!--",
        "a <!--\n\n",
        "[[a|",
        "[[a|b ",
        "![[",
        "\\[",
        "> ",
        "- ",
        "1. ",
        "```\n",
        "``` x\n",
        "\n",
        "|",
        "| `a\n",
        "%%",
        "[[a]]",
        "(",
        "\r",
        "'[",
        '"[',
        "{",
        "a: ",
        "a: |\n ",
        "&a ",
        "a: [",
        '"\n',
        "- x: '",
        "[['",
        "a ` \n\n",
        "`[[",
      ];
      const lists = (size: number) => `${"- ".repeat(size)}[[\n${"\n".repeat(size)}`;
      const quotes = (size: number) => `${"> ".repeat(size)}[[\n${"> ".repeat(size)}`.repeat(2);
      expectLinear("lists", (size) => linksOf(lists(size)), 50_000);
      expectLinear("quotes", (size) => linksOf(quotes(size)), 50_000);
      for (const [n, a] of atoms.entries()) {
        for (const unit of [
          a,
          a + (atoms[(n + 7) % atoms.length] ?? ""),
          a + (atoms[(n + 20) % atoms.length] ?? ""),
        ]) {
          const read = (size: number) => {
            const text = unit.repeat(Math.ceil(size / unit.length));
            return [linksOf(text), linksOf(`---\n[[\nb: ${text}\n---\n`)];
          };
          expectLinear(JSON.stringify(unit), read, 200_000);
        }
      }
    },
    120_000,
  );
});
