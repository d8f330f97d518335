import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { parseRecord } from "../record";
import { retarget } from "./retarget";
import { linksOf } from "./scan";

const all = (text: string, newTarget: string): string =>
  retarget(
    text,
    linksOf(text).map(({ start, end }) => ({ start, end, newTarget })),
  );

describe("retarget", () => {
  it.each([
    ["[[a]]", "person/Bo Li", "[[person/Bo Li]]"],
    ["[[a.md]]", "person/Bo Li", "[[person/Bo Li.md]]"],
    ["[[a]]", "person/Bo Li.md", "[[person/Bo Li]]"],
    ["[[/a]]", "person/Bo", "[[/person/Bo]]"],
    ["![[ a #H#^b|shown ]]", "b", "![[ b #H#^b|shown ]]"],
    ["| [[a\\|b]] |", "c", "| [[c\\|b]] |"],
    ["[a](a.md)", "d/Three laws", "[a](d/Three%20laws.md)"],
    ["[a](a)", "Three laws (1)", "[a](Three%20laws%20%281%29)"],
    ['[a](a.md#h "t")', "José 100%", '[a](José%20100%25.md#h "t")'],
    ["[a](%C3%A9.md)", "José é", "[a](Jos%C3%A9%20%C3%A9.md)"],
    ["[a](<a b.md>)", "c (d).md", "[a](<c (d).md>)"],
    ["[a](../a.md)", "../b", "[a](../b.md)"],
    ["![x](a.png)", "b/c d.png", "![x](b/c%20d.png)"],
  ])("%s to %s", (text, target, result) => {
    expect(all(`x ${text} y`, target)).toBe(`x ${result} y`);
  });

  it.each([
    ['"[[a]]"', "person/O'Brien", '"[[person/O\'Brien]]"'],
    ["'[[a|it''s]]'", "person/O'Brien", "'[[person/O''Brien|it''s]]'"],
    ["[[a]]", "person/Bo Li", "[[person/Bo Li]]"],
    ["[[a|b]] # c", "person/O'Brien", '"[[person/O\'Brien|b]]" # c'],
    ["[[a]]", "@home", '"[[@home]]"'],
    ["[[a]]", "Acme, Inc", '"[[Acme, Inc]]"'],
    ["[[[a]], [[b]]]", "{x}", '["[[{x}]]", "[[{x}]]"]'],
    ["see [[a]] now", "O'Brien & co, @x", "see [[O'Brien & co, @x]] now"],
    ["|\n  see [[a]] now", "O'Brien", "|\n  see [[O'Brien]] now"],
    ['"![[a.png]]"', "b c.png", '"![[b c.png]]"'],
    ['"[[\\u00e9|\\u00e9]]"', "é", '"[[é|\\u00e9]]"'],
  ])("in a property: %s to %s", (yaml, target, result) => {
    expect(all(`---\na: ${yaml}\n---\n`, target)).toBe(`---\na: ${result}\n---\n`);
  });

  it("leaves code, comments and all other links alone", () => {
    const text = "---\na: '[[x]]' # [[x]]\n---\n[[x]] `[[x]]` <!-- [[x]] --> [[y]]\n```\n[[x]]\n```\n";
    const edits = linksOf(text)
      .filter((link) => link.target === "x")
      .map(({ start, end }) => ({ start, end, newTarget: "z" }));
    expect(retarget(text, edits)).toBe(
      "---\na: '[[z]]' # [[x]]\n---\n[[z]] `[[x]]` <!-- [[x]] --> [[y]]\n```\n[[x]]\n```\n",
    );
    expect(retarget(text, [])).toBe(text);
  });

  it("refuses spans that are not a target, and duplicate spans", () => {
    const text = "[[x]] `[[y]]`";
    for (const edit of [
      { start: 0, end: 5 },
      { start: 2, end: 4 },
      { start: 9, end: 10 },
    ]) {
      expect(() => retarget(text, [{ ...edit, newTarget: "z" }])).toThrow("No link target");
    }
    const edit = { start: 2, end: 3, newTarget: "z" };
    expect(() => retarget(text, [edit, edit])).toThrow("No link target");
  });

  it("refuses a name that would make the frontmatter unreadable", () => {
    expect(() => all("---\na: see [[x]]\n---\n", "b: c")).toThrow("cannot be read");
    expect(all("---\na: @x\nb: '[[x]]'\n---\n", "c")).toBe("---\na: @x\nb: '[[c]]'\n---\n");
  });

  it("changes nothing but the targets, and each leads to where it was sent", () => {
    const word = fc.constantFrom(
      "a",
      "Bo Li",
      "folder/x",
      "O'Brien",
      "José",
      "50% off",
      "(x)",
      "@h",
      "{y}",
      "a, b",
      "& co",
      "- d",
      "日本",
    );
    const link = fc
      .tuple(word, fc.constantFrom("[[T]]", "[[T|shown]]", "![[T#H]]", "[[T.md#^b]]"))
      .map(([t, form]) => form.replace("T", t));
    const markdown = word.map((t) => `[x](${encodeURIComponent(t).replace(/[()]/g, encodeParen)}.md#h)`);
    const encodeParen = (paren: string) => (paren === "(" ? "%28" : "%29");
    const filler = fc.constantFrom(
      " ",
      "\n",
      "\n\n",
      " and ",
      "\n- ",
      " `[[code]]` ",
      "\n```\n[[code]]\n```\n",
      " <!-- [[no]] --> ",
      "\r\n",
      "👍",
    );
    const body = fc
      .array(fc.oneof(link, markdown, filler), { maxLength: 12 })
      .map((parts) => parts.join(" "));
    const property = fc
      .tuple(fc.constantFrom("single", "double", "plain", "block", "list"), link)
      .map(([style, text], n = 0) => {
        const key = `${style}${n}`;
        if (style === "single") return `${key}: '${text.replaceAll("'", "''")}' # c\n`;
        if (style === "double") return `${key}: ${JSON.stringify(text)}\n`;
        if (style === "plain") return `${key}: see ${text} now\n`;
        return style === "block" ? `${key}: |\n  ${text}\n` : `${key}:\n  - "${text}" # c\n`;
      });
    const whole = fc
      .tuple(fc.uniqueArray(property, { maxLength: 4, selector: (line) => line.split(":")[0] }), body)
      .map(([lines, text]) => `---\n${lines.join("")}---\n${text}`);
    fc.assert(
      fc.property(whole, word, fc.nat(), (text, target, seed) => {
        const links = linksOf(text);
        const chosen = links.filter((_, n) => (seed >> (n % 30)) % 2 === 0);
        const after = retarget(
          text,
          chosen.map(({ start, end }) => ({ start, end, newTarget: target })),
        );
        const found = linksOf(after);
        expect(found).toHaveLength(links.length);
        for (const [n, was] of links.entries()) {
          const is = found[n];
          const md = /\.md$/.exec(was.target)?.[0] ?? "";
          expect(is?.target).toBe(chosen.includes(was) ? target + md : was.target);
          expect({ ...is, target: 0, start: 0, end: 0, from: 0, to: 0 }).toEqual({
            ...was,
            target: 0,
            start: 0,
            end: 0,
            from: 0,
            to: 0,
          });
        }
        expect(masked(after)).toBe(masked(text));
        expect(parseRecord(after).problem).toEqual(parseRecord(text).problem);
      }),
      depth(2000),
    );
  }, 60_000);

  /** The text without the targets of its links. */
  function masked(text: string): string {
    const links = linksOf(text);
    return (
      links.map((link, n) => text.slice(links[n - 1]?.end ?? 0, link.start)).join("•") +
      text.slice(links.at(-1)?.end ?? 0)
    );
  }
});
