import fc from "fast-check";
import { expect, test } from "vitest";
import { Turns } from "@/lib/core/turns";
import { depth } from "@/tests/support/property";
import { Marks } from "./marks";
import { snippetOf } from "./snippet";

const RECORD = `---\ntype: note\nname: Budget\ntags: [budget]\n---\n\nThe <b>Budgets</b> of Q1 & the budget of Q3.\n`;

const found = (word: string, text = RECORD, isPhrase = false) =>
  snippetOf(text, new Marks([{ text: word, quoted: isPhrase }]), new Turns());

const grepped = (literal: string, text: string) =>
  snippetOf(text, new Marks([], [literal]), new Turns(), { raw: true });

test("the body is excerpted rather than the fields, escaped, every hit marked", async () => {
  expect(await found("budg")).toBe(
    "The &lt;b&gt;<mark>Budgets</mark>&lt;/b&gt; of Q1 &amp; the <mark>budget</mark> of Q3.",
  );
});

test("a hit that only the fields have is shown there", async () => {
  expect(await found("budget", "---\ntags: [budget]\n---\nBody.")).toBe("tags: <mark>budget</mark>");
  const list = '---\nparticipants:\n  - "[[person/Alice Chen]]"\n---\nBody.';
  expect(await found("alice", list)).toBe("participants: <mark>Alice</mark> Chen");
});

test("a hit that only the fields have is shown with lines that end with CRLF too", async () => {
  const text = '---\r\nowner: "[[Alice Chen]]"\r\ntags:\r\n  - crane\r\n---\r\nBody.\r\n';
  expect(await found("alice", text)).toBe("owner: <mark>Alice</mark> Chen");
  expect(await found("crane", text)).toBe("tags: <mark>crane</mark>");
});

test("a hit in the name of a field is not shown, unless it was meant literally", async () => {
  expect(await found("review", "---\nreview: draft\n---\nBody.")).toBe("Body.");
  expect(await grepped("review: d", "---\nreview: draft\n---\nBody.")).toBe("<mark>review: d</mark>raft");
});

test("a hit in the title alone is not repeated", async () => {
  expect(await found("plan", "---\nname: The plan\n---\nBody.")).toBe("Body.");
});

test("words count from their beginning", async () => {
  expect(await found("udget")).not.toContain("<mark>");
});

test("a literal is found in any case, and in the markup when nowhere else", async () => {
  expect(await grepped("(c)", "a.b (C) d")).toBe("a.b <mark>(C)</mark> d");
  expect(await grepped("[[org/", "Of **[[org/Acme]]**")).toBe("Of **<mark>[[org/</mark>Acme]]**");
});

test.each([
  [
    "accents",
    "movil",
    "Un m\u00f3vil y un mo\u0301vil.",
    "Un <mark>m\u00f3vil</mark> y un <mark>mo\u0301vil</mark>.",
  ],
  ["accents of the query", "m\u00f3vil", "Un movil.", "Un <mark>movil</mark>."],
  ["\u00df", "strasse", "Die Stra\u00dfe.", "Die <mark>Stra\u00dfe</mark>."],
  [
    "Chinese",
    "\u641c\u7d22",
    "\u5168\u6587\u641c\u7d22\u5f15\u64ce",
    "\u5168\u6587<mark>\u641c\u7d22</mark>\u5f15\u64ce",
  ],
  ["an emoji", "\u{1f680}", "go\u{1f680} now", "go<mark>\u{1f680}</mark> now"],
  ["punctuation", "c++", "I like C++.", "I like <mark>C++</mark>."],
  ["a word beside Chinese", "api", "\u4f7f\u7528API\u63a5\u53e3", "\u4f7f\u7528<mark>API</mark>\u63a5\u53e3"],
])("marks %s", async (_, word, text, snippet) => {
  expect(await found(word, text)).toBe(snippet);
});

test("a phrase is one mark, across markup", async () => {
  expect(await found("kick off", "The **Kick** off, kick it off", true)).toBe(
    "The <mark>Kick off</mark>, kick it off",
  );
});

test("shows no markup", async () => {
  const text =
    "# Plan\n\n- [ ] Met **[[person/Alice Chen|Alice]]** of [[org/Acme]], see [the plan](https://example.org/x).";
  expect(await found("met", text)).toBe("Plan: <mark>Met</mark> Alice of Acme, see the plan.");
  expect(await found("acme", text)).toBe("Plan: Met Alice of <mark>Acme</mark>, see the plan.");
});

test("long texts are cut between words, never within a character", async () => {
  const text = `${"before ".repeat(40)}needle ${"\u{1f680}".repeat(200)}`;
  const snippet = await found("needle", text);
  expect(snippet).toMatch(/^before (?:before )*<mark>needle<\/mark> \u{1f680}+$/u);
  expect(snippet.isWellFormed()).toBe(true);
});

test.each([
  ["lines", "before\n"],
  ["words", "before "],
  ["nothing to cut at", "before"],
  ["rules", "---\n"],
])("a hit late in a long text is found: %s", async (_, unit) => {
  const text = `${unit.repeat(40_000)}\nA needle here.\n${unit.repeat(40_000)}`;
  expect(await found("needle", text)).toContain("A <mark>needle</mark> here.");
  expect(await found("before", "x".repeat(200_000))).toBe("x".repeat(240));
});

test("a rule where a part of a long text begins hides nothing", async () => {
  const text = `${"x".repeat(32_767)}\n---\nA needle here.\n---\n`;
  expect(await found("needle", text)).toContain("A <mark>needle</mark> here.");
});

test.each([20, 450, 560, 590, 610, 900])(
  "a hit after %d characters is shown with what follows on the next lines",
  async (at) => {
    const before = "line\n".repeat(at / 5);
    const text = `${before}a kick\noff and kick\n${"then\n".repeat(200)}`;
    expect(await found("kick", text)).toContain("a <mark>kick</mark> off and <mark>kick</mark> then then");
    expect(await found("kick off", text, true)).toContain("a <mark>kick off</mark> and kick then then");
    expect((await found("kick", text)).endsWith("then")).toBe(true);
    expect(withoutMarks(await found("kick", text)).length).toBeGreaterThan(150);
  },
);

test("a comment that ends much later hides its content", async () => {
  const text = `%% A needle\n${"hidden\n".repeat(200)}%% shown, and a needle.`;
  expect(await found("needle", text)).toBe("shown, and a <mark>needle</mark>.");
});

const withoutMarks = (html: string) => html.replace(/<\/?mark>/g, "");

test("no text and no query makes anything but escaped text and marks", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: "binary" }),
      fc.string({ unit: "binary", minLength: 1 }),
      async (text, q) => {
        for (const made of [grepped(q, text), found(q, text), found(q, text, true)]) {
          const html = withoutMarks(await made);
          expect(html.replace(/&(?:amp|lt|gt|quot);/g, "")).not.toMatch(/[<>&"]/);
        }
      },
    ),
    depth(1_000),
  );
});

test("a phrase of repeated words is looked for once at each place", () => {
  const words = (count: number) => Array(count).fill("a").join(" ");
  const text = `${"a".repeat(58)}bbbbbb ${words(30)}`;
  // Each word more would take three times as long where every way is tried: of thirty, years.
  const marks = new Marks([{ text: words(30), quoted: true }]);
  expect(marks.in(text)).toEqual([{ from: 65, to: text.length }]);
});
