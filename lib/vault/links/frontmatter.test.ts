import { describe, expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { linksOf } from "./scan";

const inYaml = (yaml: string) =>
  linksOf(`---\n${yaml}\n---\n`).map(({ target, relation }) => `${relation}: ${target}`);

describe("links of the frontmatter", () => {
  it.each<[string, string[]]>([
    ['org: "[[org/Acme]]"', ["org: org/Acme"]],
    ["org: '[[O''Brien & co|x]]'", ["org: O'Brien & co"]],
    ['org: "[[Jos\\u00e9]]"', ["org: José"]],
    ["org: [[org/Acme]]", ["org: org/Acme"]],
    ["org: [[org/Acme]] # [[no]]", ["org: org/Acme"]],
    ["# [[no]]\norg: x # [[no]]", []],
    ["see: text with [[a]] and [[b|c]] inside", ["see: a", "see: b"]],
    ["l: [\"[[a]]\", '[[b]]', [[c]], d]", ["l: a", "l: b", "l: c"]],
    ["l: [[[a]], [[b]]]", ["l: a", "l: b"]],
    ["l: [[a], [b]]", []],
    ['l: [["a"]]', []],
    ['l: [\n  "[[a]]", # [[no]]\n  [[b]]\n]\nm: "[[c]]"', ["l: a", "l: b", "m: c"]],
    ['l:\n  - "[[a]]"\n  - [[b]]\n- x', ["l: a", "l: b"]],
    ['l:\n- "[[a]]"\nm:\n- "[[b]]"', ["l: a", "m: b"]],
    ['m:\n  deep:\n    deeper: "[[a]]"\n  list:\n    - n: "[[b]]"', ["m: a", "m: b"]],
    ["t: |\n  [[a]] # [[b]]\n  \"[[c]]\n\n  # [[d]]\nu: '[[e]]'", ["t: a", "t: b", "t: c", "t: d", "u: e"]],
    ['l:\n  - |\n    [[a]]\n  - k: >-\n      [[b]]\n    z: "[[c]]" # [[no]]', ["l: a", "l: b", "l: c"]],
    ['q: "two\n  [[a]] lines # [[b]]"\nr: [[c]]', ["q: a", "q: b", "r: c"]],
    ['a: "x \\" # [[y]]" # [[no]]', ["a: y"]],
    ['"quoted key": "[[a]]"\n\'it\'\'s\': "[[b]]"', ["quoted key: a", "it's: b"]],
    ['a:b: "[[x]]"', ["a:b: x"]],
    ["l:\n- '[[a: b]]'\n- \"[[c: d]]\"\nm: x", ["l: a: b", "l: c: d"]],
    ['url: http://x.y/#z "[[a]]"', ["url: a"]],
    ['  a: "[[x]]"\n  b: "[[y]]"', ["a: x", "b: y"]],
    ['a: &x "[[x]]"\nb: !!str "[[y]]"\nc: *x', ["a: x", "b: y"]],
    ['it: it\'s [[a]] and "[[b]]"', ["it: a", "it: b"]],
    ["e: ![[img.png]]", ["e: img.png"]],
    ['e: "![[img.png]]"', ["e: img.png"]],
    ['a: [[#H]]\nb: "[[#H]]"', []],
    ["a: [[x]], [[y]]", ["a: x", "a: y"]],
    ["a: \"unclosed [[x]]\nb: '[[y]]'", ["a: x", "b: y"]],
    ["a: @x\nb: [[y]]", ["b: y"]],
    ["a:\r\n  - [[x]]\r\nb: '[[y]]'", ["a: x", "b: y"]],
    ["a: [x](y.md)", []],
  ])("%j", (yaml, expected) => {
    expect(inYaml(yaml)).toEqual(expected);
  });

  it("marks embeds, and joins those of the body", () => {
    const text = '---\na: "![[x.png]]"\n---\n![[y]]';
    expect(linksOf(text).map(({ form, relation }) => [form, relation])).toEqual([
      ["embed", "a"],
      ["embed", "body"],
    ]);
  });

  it("treats what never closes as body", () => {
    expect(linksOf("---\na: '[[x]]'\n").map((link) => link.relation)).toEqual(["body"]);
  });
});

it("a line of blanks takes time in proportion to its length", () => {
  const work = (size: number) => inYaml(`a${" ".repeat(size)}x\nb: "[[y]]"`);
  expect(work(10)).toEqual(["b: y"]);
  expectLinear("blanks in a line without a colon", work, 400_000);
});
