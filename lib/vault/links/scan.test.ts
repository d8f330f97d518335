import { describe, expect, it } from "vitest";
import type { Link } from "./link";
import { linksOf } from "./scan";

const targets = (text: string): string[] => linksOf(text).map((link) => link.target);
const only = (text: string): Link => {
  const [link, ...others] = linksOf(text);
  if (!link || others.length > 0) throw new Error(`${others.length + 1} links in ${text}`);
  return link;
};

describe("the forms of links", () => {
  it.each<[string, Partial<Link>]>([
    ["[[Note]]", { target: "Note", form: "wiki" }],
    ["[[Note.md]]", { target: "Note.md" }],
    ["[[folder/Note]]", { target: "folder/Note" }],
    ["[[Note|shown]]", { target: "Note", alias: "shown" }],
    ["[[Note|]]", { target: "Note", alias: "" }],
    ["[[Note|see [1] and ]]", { target: "Note", alias: "see [1] and " }],
    ["[[Note#Heading]]", { target: "Note", heading: "Heading" }],
    ["[[Note#H1#H2|x]]", { target: "Note", heading: "H1#H2", alias: "x" }],
    ["[[Note#^block]]", { target: "Note", block: "block" }],
    ["[[Note#H#^b]]", { target: "Note", heading: "H", block: "b" }],
    ["![[embed]]", { target: "embed", form: "embed" }],
    ["![[img.png|100x200]]", { target: "img.png", form: "embed", alias: "100x200" }],
    ["![[a.pdf#page=3]]", { target: "a.pdf", form: "embed", heading: "page=3" }],
    ["[[ Note ]]", { target: "Note" }],
    ["[[ Note | x ]]", { target: "Note", alias: " x " }],
    ["[[a\\|b]]", { target: "a", alias: "b" }],
    ["[[[Note]]]", { target: "Note" }],
    ["[[a [[Note]]", { target: "Note" }],
    ["[[a|b [[Note]]", { target: "Note" }],
    ["\\\\[[Note]]", { target: "Note" }],
    ["\\![[Note]]", { target: "Note", form: "wiki" }],
    ["[t](Three%20laws.md)", { target: "Three laws.md", form: "markdown", alias: "t" }],
    ["[t](a/b.md#Big%20plan)", { target: "a/b.md", heading: "Big plan" }],
    ["[t](b.md#^x)", { target: "b.md", block: "x" }],
    ["[t](<a b (c).md>)", { target: "a b (c).md" }],
    ['[t](b.md "title")', { target: "b.md" }],
    ["[t](b.md 'ti)tle')", { target: "b.md" }],
    ["[t]( b.md )", { target: "b.md" }],
    ["[t](a(b)c.md)", { target: "a(b)c.md" }],
    ["[t](a\\)c.md)", { target: "a)c.md" }],
    ["![alt](img.png)", { target: "img.png", form: "markdown", alias: "alt" }],
    ["[a [b] c](d.md)", { target: "d.md", alias: "a [b] c" }],
    ["[t](../up.md)", { target: "../up.md" }],
    ["[t](100%.md)", { target: "100%.md" }],
    ["[t](Jos%C3%A9.md)", { target: "José.md" }],
    ["[](x.md)", { target: "x.md", alias: "" }],
  ])("%s", (text, expected) => {
    const link = only(`Some text, ${text} and more.`);
    expect(link).toMatchObject({ relation: "body", ...expected });
    expect(`Some text, ${text} and more.`.slice(link.from, link.to)).toContain(
      link.form === "embed" ? "![[" : "[",
    );
  });

  it.each([
    "[[#Heading]]",
    "[[#^b]]",
    "[[]]",
    "[[ ]]",
    "[[|x]]",
    "[[a\nb]]",
    "[[a]",
    "[a]]",
    "[[a] ]",
    "[ [a]]",
    "\\[[a]]",
    "[t](#heading)",
    "[t](https://x.y/z.md)",
    "[t](mailto:a@b.c)",
    "[t](//x.y)",
    "[t](obsidian://open)",
    "[t]()",
    "[t](<>)",
    "[t](a b.md)",
    "[t] (a.md)",
    "[t\\](a.md)",
    "\\[t](a.md)",
    "t](a.md)",
    "[t](a.md",
    "[t](a.md 'x)",
    "[t]\n(a.md)",
    "[[a]b]]",
    "[t](?q)",
  ])("no link: %j", (text) => {
    expect(targets(`x ${text} y`)).toEqual([]);
  });

  it.each<[string, Partial<Link>]>([
    ["[r]: ../b%20c.md", { target: "../b c.md", form: "markdown", alias: "r" }],
    ['[r]: <b c.md#H> "title"', { target: "b c.md", heading: "H" }],
    ["> [r]: b.md (title)\n> [s]: <https://example.org>", { target: "b.md" }],
    ["text\n\n  [r]: b.md\n", { target: "b.md" }],
    ["[a]: https://example.org/x\n[r]: b.md\n\ntext", { target: "b.md" }],
    ["[//]: # (comment)\n[r]: b.md", { target: "b.md" }],
  ])("the definition of a reference: %j", (text, expected) => {
    expect(only(text)).toMatchObject({ relation: "body", ...expected });
  });

  it.each([
    "text\n[r]: b.md",
    "[Note]: important",
    "[^1]: b.md",
    "[r]: b.md and more",
    "```\n[r]: b.md\n```",
    "[]: b.md",
  ])("no definition: %j", (text) => expect(targets(text)).toEqual([]));

  it("returns the span of the target and of the whole link", () => {
    const text = 'a ![[ folder/Note.md#H|x]] b [t](<b c.md#h> "t")';
    expect(
      linksOf(text).map((link) => [text.slice(link.start, link.end), text.slice(link.from, link.to)]),
    ).toEqual([
      ["folder/Note.md", "![[ folder/Note.md#H|x]]"],
      ["b c.md", '[t](<b c.md#h> "t")'],
    ]);
  });

  it("finds several in a line, in order, links in the text of links included", () => {
    expect(targets("[[a]][[b]] [x [[c]] y](d.md) ![[e]] [[f|g]], [h](i.md)[[j]]")).toEqual([
      "a",
      "b",
      "c",
      "d.md",
      "e",
      "f",
      "i.md",
      "j",
    ]);
  });
});

describe("where links are not", () => {
  it.each([
    "`[[no]]`",
    "``[[no]] ` [[no]]``",
    "`a\n[[no]]`",
    "```\n[[no]]\n```",
    "~~~ md\n[[no]]\n~~~~",
    "````\n```\n[[no]]\n````",
    "  ```\n[[no]]\n  ```",
    "- a\n\n  ```\n  [[no]]\n  ```",
    "- ```\n  [[no]]\n  ```",
    "> ```\n> [[no]]\n> ```",
    "1. > - ```\n   >   [[no]]",
    "```\n[[no]]",
    "```\r\n[[no]]\r\n```\r\n",
    "<!-- [[no]] -->",
    "<!--\n\n[[no]]\n\n-->",
    "a <!-- [[no]]\n[[no]] --> b",
    "<!-- [[no]]",
    "\t```\n\t[[no]]\n\t```",
    "```a b\n[[no]]\n``` x\n[[no]]\n```",
    "`[t](no.md)`",
    "<!-->\n<!-- [[no]] -->",
    "- a\n  - b\n    ~~~\n    [[no]]\n\n    [[no]]\n    ~~~",
  ])("not in %j, but behind it", (text) => {
    expect(targets(text)).toEqual([]);
    if (!/^(?:<!-- \[\[no]]|```\n\[\[no]]|1\. .*)$/s.test(text))
      expect(targets(`${text}\n\n[[yes]]`)).toEqual(["yes"]);
    expect(targets(`[[yes]]\n\n${text}`)).toEqual(["yes"]);
  });

  it.each([
    ["a ` b [[yes]]", "one backtick"],
    ["`a`` [[no]] `` [[yes]]", "behind runs of another length"],
    ["`a\n\n[[yes]]`", "a paragraph ends a code span"],
    ["`a\n# [[yes]]`", "a heading ends it"],
    ["`a\n- [[yes]]`", "a list item ends it"],
    ["| ` |\n| [[yes]] ` |", "a table row ends it"],
    ["\\`[[yes]]\\`", "an escaped backtick"],
    ["``` a`b\n[[yes]]", "no fence: a backtick in its info"],
    ["``\n[[yes]]", "two backticks"],
    ["> ```\n[[yes]]", "leaving the quote ends the fence"],
    ["- ```\n  x\n\n[[yes]]", "leaving the item ends the fence"],
    ["- a\n\n  ```\n  x\n\n[[yes]]", "leaving the item ends the fence in it"],
    ["<!-- a --> [[yes]] <!-- b -->", "between comments"],
    ["a <!-- b\n\n[[yes]] -->", "a comment within a paragraph ends with it"],
    ["a <!- [[yes]] -->", "no comment"],
    ["%% [[yes]] %%", "hidden text is indexed"],
    ["%%\n\n[[yes]]\n\n%%", "hidden blocks too"],
    ["| a | [[yes\\|b]] |", "tables"],
    ["# H [[yes]]", "headings"],
    ["> > [[yes]]", "quotes"],
    ["-      ```\n  [[no]]\n  ```\n[[yes]]", "a fence far behind its mark, which its item goes on around"],
    ["- [ ] [[yes]]", "tasks"],
    ["a\n    [[yes]]", "an indented line of a paragraph"],
    ["- a\n\n    [[yes]]", "a paragraph of a list item"],
    ["1. a\n\n    [[yes]]", "a paragraph of a numbered item"],
    ["- a\n    - b\n        - [[yes]]", "nested items"],
    ["- a\n\n    - b\n\n        [[yes]]", "a paragraph of a nested item"],
    ["- a\n\n\t[[yes]]", "a paragraph behind a tab"],
    ["[^1]: a\n\n    [[yes]]", "a paragraph of a footnote"],
    ["| a |\n    [[yes]]", "what may continue a row"],
    ["> a\n>     [[yes]]", "an indented line of a quote"],
    ["    [[no]]\n[[yes]]", "after indented code"],
    ["a\n\n    [[no]]\n\n    [[no]]\n\n[[yes]]", "after a paragraph, code"],
    ["a\n\n\t[[no]]\n\n[[yes]]", "code behind a tab"],
    ["# H\n    [[no]]\n[[yes]]", "code below a heading"],
    ["- a\n\n      [[no]]\n\n  [[yes]]", "code in a list item"],
    [">     [[no]]\n> a\n>\n>     [[no]]\n\n[[yes]]", "code in a quote"],
    ["    - [[no]]\n\n[[yes]]", "an item in code"],
    ["    ```\n[[yes]]", "a fence in code"],
    ["[^1]: a\n\nb\n\n    [[no]]\n\n[[yes]]", "code after the end of a footnote"],
    ["a\r\n[[yes]]\r\n", "Windows"],
    ["~~~~\n~~~\n~~~~\n[[yes]]", "a longer fence"],
    ["~~[[yes]]~~", "struck out"],
    ["***\n[[yes]]", "rules"],
    ["- - -\n[[yes]]", "rules like lists"],
    ["👩‍👩‍👧 [[yes]]", "emoji"],
    ["``` \n```\n[[yes]]", "an empty fence"],
    ["```\n\n```\n\n`x` [[yes]] `y`", "between code spans"],
  ])("but in %j: %s", (text) => {
    expect(targets(text)).toEqual(["yes"]);
  });
});
