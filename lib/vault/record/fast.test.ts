import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { itDeep } from "@/tests/support/deep";
import { depth, times } from "@/tests/support/property";
import { goodYaml, WORDS, wildYaml } from "./documents.fixture";
import { readFast } from "./fast";
import { readWithYaml } from "./parse";

/** The difference between the two readers, or nothing: also when the fast one leaves the text to the other. */
function difference(yaml: string): unknown {
  const fast = readFast(yaml);
  if (fast === undefined) return undefined;
  const slow = readWithYaml(yaml);
  return "frontmatter" in slow && isDeepStrictEqual(fast, slow.frontmatter)
    ? undefined
    : { yaml, fast, slow };
}

const FORMS: ((word: string) => string)[] = [
  (w) => `a: ${w}\n`,
  (w) => `a: ${w} # c\n`,
  (w) => `a:\n  - ${w}\n`,
  (w) => `a:\n- ${w}\n- b\n`,
  (w) => `a: [${w}]\n`,
  (w) => `a: [x, ${w}]\n`,
  (w) => `a: [[${w}]]\n`,
  (w) => `a: [ [${w}] , b]\n`,
  (w) => `${w}: x\n`,
  (w) => `a:\n  ${w}\n`,
  (w) => `a:\n  ${w}: x\n`,
  (w) => `a:\n  - ${w}: x\n    y: 1\n`,
  (w) => `a: ${w}\n  more\n`,
  (w) => `a: "x" ${w}\n`,
  (w) => `a: x${w}\n`,
  (w) => `a: '${w}'\n`,
  (w) => `a: "${w}"\n`,
  (w) => `a: |\n  ${w}\n`,
  (w) => `a: >\n  x\n  ${w}\n`,
  (w) => `a: ${w}`,
  (w) => `${w}`,
  (w) => `- ${w}`,
  (w) => `a: b\n${w}`,
  (w) => `a:\n  - b\n  ${w}\n`,
  (w) => `a:\n  - b\n ${w}\n`,
  (w) => `a: b\n  ${w}\nc: d\n`,
  (w) => `a: b\n\n ${w}\n\n`,
  (w) => `a:\n- b\n ${w}\n`,
  (w) => `a:\n- b: c\n   ${w}\n`,
  (w) => `a: &x ${w}\nb: *x\n`,
  (w) => `a: &${w} x\nb: *${w} # c\n`,
  (w) => `a: &x b\n  ${w}\nc: [*x]\nd: *x ${w}\n`,
];

/** At work each meets some of them only, and all together meet all. */
const some = <T>(all: readonly T[], at: number): T[] => all.filter((_, n) => (at + n) % times(1, 3) === 0);

describe("readFast", () => {
  it("agrees with yaml on every odd scalar in every place", () => {
    for (const [at, word] of WORDS.entries())
      for (const form of some(FORMS, at)) expect(difference(form(word))).toBeUndefined();
  }, 60_000);

  itDeep(
    "agrees with yaml on every two odd scalars side by side",
    () => {
      for (const word of WORDS) {
        for (const other of WORDS) {
          for (const join of [" ", ", ", "\n- "])
            expect(difference(`a:\n- ${word}${join}${other}\n`)).toBeUndefined();
        }
      }
    },
    60_000,
  );

  it("agrees with yaml on plain text of four lines", () => {
    const lines = [
      "  x",
      "  y # c",
      "    deep  ",
      "",
      "  # no",
      " - a",
      "   ",
      "b: 1",
      "  'q'",
      "  [z",
      "  a:b",
      "  &x",
    ];
    for (const [at, one] of lines.entries())
      for (const two of lines)
        for (const three of some(lines, at)) {
          expect(difference(`a: begins\n${one}\n${two}\n${three}\n`)).toBeUndefined();
          expect(difference(`a:\n - &it begins\r\n${one}\r\n${two}\r\n${three}`)).toBeUndefined();
          expect(difference(`a:\n  b: c\n${one}\n${two}\n${three}\nd: e`)).toBeUndefined();
        }
  }, 60_000);

  it("leaves aliases that repeat much to yaml, which refuses too many", () => {
    const yaml = (times: number) => `a: &x ${"long ".repeat(200)}\nb:\n${"  - *x\n".repeat(times)}`;
    expect(readFast(yaml(5))).toEqual(parse(yaml(5)));
    expect(readFast(yaml(50))).toBeUndefined();
  });

  it("agrees with yaml on every block string of three lines", () => {
    const lines = ["  x", "  y z ", "    deep", "", "  # no", " less", "  - a", "   ", "# c", "b: 1"];
    for (const header of ["|", ">", "|-", ">-", "|+", ">+", "| # c", "|2"]) {
      for (const [at, one] of lines.entries())
        for (const two of lines)
          for (const three of some(lines, at)) {
            expect(difference(`a: ${header}\n${one}\n${two}\n${three}\n`)).toBeUndefined();
            expect(difference(`a:\n- ${header}\n${one}\n${two}\n${three}`)).toBeUndefined();
          }
    }
  }, 60_000);

  it("agrees with yaml on documents of all habits", () => {
    const agrees = fc.property(fc.oneof(wildYaml, goodYaml), (yaml) => {
      expect(difference(yaml)).toBeUndefined();
    });
    fc.assert(agrees, depth(6000));
  }, 60_000);

  it("agrees with plain yaml where no rule of ours applies", () => {
    const odd = /\[\[|\.inf|\.nan|1e999|\d{16}|^\S*[\d.]+:|^(?:true|Null|~)/im;
    fc.assert(
      fc.property(goodYaml, (yaml) => {
        const fast = odd.test(yaml) ? undefined : readFast(yaml);
        if (fast) expect(fast).toEqual(parse(yaml) ?? {});
      }),
      depth(1000),
    );
  });

  it("takes the frontmatter of real vaults itself", () => {
    const usual = `# by hand
type: person # kind
name: Alice Chen
created: 2024-01-15
updated: 2024-01-15T10:20:30Z
org: "[[org/Acme]]"
owner: [[person/Bob]]
quote: 'it''s "fine"'
url: https://example.com/a?b=c#d
tags: [a, "b c", 2024]
related:
  - "[[project/X|the X]]"   # why
  - [[note/Y]]

aliases:
- Al
- "A. Chen"
empty:
none: ~
count: 12
text: |
  two
  lines
folded: >-
  one
  two
long: a line that a program has
  folded
again: &name a name
same: *name
meta:
  source: web
  nested:
    - name: A
      role: b
    - c
`;
    expect(readFast(usual)).toEqual(
      parse(usual.replaceAll(/: (\[\[.*\]\])$/gm, ': "$1"').replace("- [[note/Y]]", '- "[[note/Y]]"')),
    );
    expect(readFast(usual.replaceAll("\n", "\r\n"))).toEqual(readFast(usual));
  });

  it("takes most documents of common habits", () => {
    const documents = fc.sample(goodYaml, { numRuns: 1000, seed: 1 });
    expect(documents.filter((yaml) => readFast(yaml) !== undefined).length).toBeGreaterThan(750);
  });
});
