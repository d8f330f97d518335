import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { depth } from "@/tests/support/property";
import { RECORD_TYPES } from "../../schema";
import { parseQuery, type Query, type Term } from "./parse";

const text = (text: string, { quoted = false, negated = false } = {}): Term => ({
  kind: "text",
  text,
  quoted,
  negated,
});

const only = (q: string): Term[] => {
  const { alternatives, hints } = parseQuery(q);
  expect(hints).toEqual([]);
  expect(alternatives.length).toBeLessThan(2);
  return [...(alternatives[0] ?? [])];
};

describe("a query", () => {
  it.each<[string, Term[]]>([
    ["", []],
    ["  ", []],
    ["trade  fair", [text("trade"), text("fair")]],
    ['"trade fair" 2026', [text("trade fair", { quoted: true }), text("2026")]],
    [
      '-draft -"to do" c++',
      [text("draft", { negated: true }), text("to do", { quoted: true, negated: true }), text("c++")],
    ],
    ['"say \\"hi\\""', [text('say "hi"', { quoted: true })]],
    ["- --x -", [text("-"), text("-x", { negated: true }), text("-")]],
    ["type:person", [{ kind: "type", type: "person", negated: false }]],
    [
      "TYPE:People -type:todo",
      [
        { kind: "type", type: "person", negated: false },
        { kind: "type", type: "task", negated: true },
      ],
    ],
    ['status:"in progress"', [{ kind: "status", value: "in progress", negated: false }]],
    ["tag:#project/alpha/", [{ kind: "tag", value: "project/alpha", negated: false }]],
    ['path:"My Folder/" x', [{ kind: "path", value: "My Folder/", negated: false }, text("x")]],
    ["created:>2026-01-01", [{ kind: "created", days: { from: "2026-01-02" }, negated: false }]],
    [
      "updated:2026",
      [{ kind: "updated", days: { from: "2026-01-01", before: "2027-01-01" }, negated: false }],
    ],
    [
      "https://example.org 10:30 C:\\x Re: x:",
      [text("https://example.org"), text("10:30"), text("C:\\x"), text("Re:"), text("x:")],
    ],
    ["or ORDER", [text("or"), text("ORDER")]],
  ])("%j", (q, terms) => {
    expect(only(q)).toEqual(terms);
  });

  it.each<[string, Term[][]]>([
    ["a b OR c", [[text("a"), text("b")], [text("c")]]],
    ["a OR type:task OR c", [[text("a")], [{ kind: "type", type: "task", negated: false }], [text("c")]]],
    ["OR a", [[text("OR"), text("a")]]],
    ["a OR", [[text("a"), text("OR")]]],
    ["a OR OR b", [[text("a")], [text("OR"), text("b")]]],
    ['a "OR" b', [[text("a"), text("OR", { quoted: true }), text("b")]]],
  ])("%j has alternatives", (q, alternatives) => {
    expect(parseQuery(q)).toEqual({ alternatives, hints: [] });
  });
});

describe("what is malformed is text, with a hint", () => {
  it.each([
    ["type:alien", "Types: person, "],
    ["-type:alien", "Types: person, "],
    ["type:", "type: needs a value, as in type:person"],
    ["tag:#", "tag: needs a value"],
    ['path:""', "path: needs a value"],
    ["created:soon", "a date is written 2026-01-31"],
    ["updated:2026-02-30", "a date is written 2026-01-31"],
    ["author:bob", "author: is not a qualifier"],
  ])("%s", (q, hint) => {
    const { alternatives, hints } = parseQuery(q);
    const negated = q.startsWith("-");
    expect(alternatives).toEqual([[text(q.slice(negated ? 1 : 0), { negated })]]);
    expect(hints).toEqual([expect.stringContaining(hint)]);
  });

  it("an open quote", () => {
    const { alternatives, hints } = parseQuery('a "b c');
    expect(alternatives).toEqual([[text("a"), text('"b'), text("c")]]);
    expect(hints).toEqual([expect.stringContaining("not closed")]);
  });
});

const words = fc.stringMatching(/^[\p{L}\p{N}+#%.🚀]{1,8}$/u).filter((word) => word !== "OR");
const values = fc
  .stringMatching(/^[\p{L}\p{N} /.-]{1,12}$/u)
  .map((value) => value.trim())
  .filter((value) => value !== "");
const days = fc.constantFrom<[string, Term & { kind: "created" }]>(
  [">2026-01-01", { kind: "created", days: { from: "2026-01-02" }, negated: false }],
  ["*..2026", { kind: "created", days: { before: "2027-01-01" }, negated: false }],
);
/** A term as it may be written, with what it means. */
const written: fc.Arbitrary<[string, Term]> = fc
  .tuple(
    fc.boolean(),
    fc.oneof(
      words.map((word): [string, Term] => [word, text(word)]),
      fc
        .stringMatching(/^[^"\\]{0,12}$/)
        .map((phrase): [string, Term] => [`"${phrase}"`, text(phrase, { quoted: true })]),
      fc
        .constantFrom(...RECORD_TYPES)
        .map((type): [string, Term] => [`type:${type}`, { kind: "type", type, negated: false }]),
      fc
        .tuple(fc.constantFrom("status" as const, "path" as const), values)
        .map(([kind, value]): [string, Term] => [`${kind}:"${value}"`, { kind, value, negated: false }]),
      days.map(([value, term]): [string, Term] => [`created:${value}`, term]),
    ),
  )
  .map(([negated, [source, term]]) => [(negated ? "-" : "") + source, { ...term, negated }]);

/** Without backslashes: one before a quote is part of the text or not, by whether another quote closes the phrase. */
const unescaped = (text: string) => text.replaceAll("\\", "");

describe("any query", () => {
  it("means what its terms mean, in their order", () => {
    const side = fc.array(written, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        fc.array(side, { minLength: 1, maxLength: 3 }),
        fc.constantFrom(" ", "  ", "\t"),
        (sides, blank) => {
          const q = sides
            .map((terms) => terms.map(([source]) => source).join(blank))
            .join(`${blank}OR${blank}`);
          const wanted: Query = {
            alternatives: sides.map((terms) => terms.map(([, term]) => term)),
            hints: [],
          };
          expect(parseQuery(q)).toEqual(wanted);
        },
      ),
      depth(2_000),
    );
  });

  it("searches a backslash before the quote that closes a phrase", () => {
    expect(parseQuery('"\\"').alternatives).toEqual([
      [expect.objectContaining({ text: "\\", quoted: true })],
    ]);
  });

  it("never throws, and loses no character but blanks, quotes and signs", () => {
    const unit = fc.constantFrom(
      "a",
      "OR",
      '"',
      "\\",
      "-",
      ":",
      "type:",
      "tag:",
      "created:",
      ">",
      "..",
      "2026",
      " ",
      "é",
      "中",
      "🚀",
      "#",
      "%",
    );
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit, maxLength: 30 }), fc.string({ unit: "binary" })), (q) => {
        const { alternatives, hints } = parseQuery(q);
        expect(alternatives.every((terms) => terms.length > 0)).toBe(true);
        expect(hints.every((hint) => hint.endsWith("."))).toBe(true);
        const kept = alternatives.flat().flatMap((term) => (term.kind === "text" ? [term.text] : []));
        for (const each of kept) expect(unescaped(q)).toContain(unescaped(each));
      }),
      depth(2_000),
    );
  });

  it.each(['"', '\\"', "-", "a:", 'a:"', "type:", " OR "])("takes linear time for %j", (part) => {
    expectLinear(part, (size) => parseQuery(part.repeat(size)), 20_000);
  });
});
