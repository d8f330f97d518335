import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkName } from "@/lib/vault";
import { expectLinear } from "@/tests/support/cost";
import { depth } from "@/tests/support/property";
import { claimsOf } from "../claims";
import { containsQuote, formatEvidence, quotedIn } from "../evidence";
import { candidateOf } from "../signals";
import { findLocally } from "./extract";

const source = (body: string, name = "A note") => ({
  path: "note/A note.md",
  type: "note" as const,
  name,
  body,
});
const quotes = (body: string) =>
  findLocally(source(body)).map(({ kind, evidence }) => `${kind}: ${evidence}`);

/** Free text with what the patterns look for, and what could break them, strewn in. */
const PIECES = [
  "We decided to use RocksDB",
  "must not exceed 5 kg",
  " says 12, but the label reads 14",
  "We assume that",
  "however",
  "\n\n",
  "\n- ",
  "\n> ",
  "```\n",
  "## Decisions\n",
  "[[person/Al|Al]]",
  "**",
  "“",
  '"',
  ". ",
  "? ",
  "<!--",
  "%%",
  "{{x}}",
  "\u0000",
  "\ud800",
  "🙂",
  "  ",
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 12 })), {
    maxLength: 40,
  })
  .map((pieces) => pieces.join(""));

describe("whatever a record says", () => {
  it("contains each learning's evidence word for word, which is read back from the record unchanged", () => {
    fc.assert(
      fc.property(text, (body) => {
        const read = source(body.replaceAll("\r\n", "\n"));
        for (const { name, evidence } of findLocally(read)) {
          expect(read.body.includes(evidence)).toBe(true);
          expect(checkName(name)).toMatchObject({ ok: true });
          if (!containsQuote(read.body, evidence)) continue;
          const back = quotedIn(formatEvidence({ quote: evidence, source: "note/A note.md" }));
          expect(back).toEqual([{ quote: evidence, source: "note/A note.md" }]);
        }
        for (const { quote } of claimsOf(read, [])) expect(read.body.includes(quote)).toBe(true);
        candidateOf(read);
      }),
      depth(400),
    );
  });

  it.each([
    "a",
    "is 1, says 2 but ",
    "We ",
    "~~~x\n",
    "<!-- ",
    '"',
    "[[",
    "*a ",
    "must need has to be . ",
    "Mum: must\n",
    "- ",
    "A B C D E F G H I J K ",
  ])("is read in linear time when it is %j again and again", (part) => {
    const read = (size: number) => {
      const body = part.repeat(size / part.length);
      findLocally(source(body));
      claimsOf(source(body), []);
    };
    expectLinear(part, read, 100_000);
  });

  it.each(["a", "-"])("is read in linear time when %j again and again introduces a list", (part) => {
    expectLinear(
      part,
      (size) => findLocally(source(`${part.repeat(size)} b:\n\n- We use ferries.\n`)),
      20_000,
    );
  });
});

describe("what a record does not state", () => {
  it.each([
    "Should we use RocksDB? Have we agreed to meet?",
    "> We decided to use RocksDB.",
    '"We decided to use RocksDB," he said.',
    "```\nWe decided to use RocksDB.\n```",
    "<!-- We decided to use RocksDB. -->",
    "%% We decided to use RocksDB. %%",
    "- [ ] Bob must call the bank\n- [x] decided to use RocksDB",
    "## Ideas\n\n- a must for every kitchen\n- no more than 5 of them",
    "We have not decided to use RocksDB. Nobody agreed to that.",
    "If we decided to use RocksDB, we would have to pay.",
    "Bob must call the bank. Anna needs to send the letter.",
    "We decided to use {{engine}}.",
    "TODO: decide on the engine. Must finish the slides!",
    "The grape must is pressed in October. Fresh must ferments within a day.",
    "## Original text\n\n```py\nWe decided to use RocksDB.\n```",
  ])("is not learned: %j", (body) => {
    expect(quotes(body)).toEqual([]);
  });

  it("is not read from the Curator's digest, but from the words below it", () => {
    const body =
      "## Key points\n\n- We decided to use Rocks.\n\n## Original text\n\n```text\nWe decided to use RocksDB.\n```\n";
    expect(quotes(body)).toEqual(["decision: We decided to use RocksDB."]);
  });
});

describe("evidence", () => {
  it("goes from a whole word to a whole word, and is long enough to say something", () => {
    const body = "We decided to use RocksDB.";
    expect(containsQuote(body, body)).toBe(true);
    expect(containsQuote(body, "decided to use RocksDB")).toBe(true);
    expect(containsQuote(body, "ecided to use RocksDB")).toBe(false);
    expect(containsQuote(body, "We decided")).toBe(false);
    expect(containsQuote(body, "we decided to use RocksDB.")).toBe(false);
  });

  it("keeps marks and links whole", () => {
    expect(quotes("**We decided** to use [[asset/Rocks DB|RocksDB]].")).toEqual([
      "decision: **We decided** to use [[asset/Rocks DB|RocksDB]].",
    ]);
    expect(quotes("- [[person/Ada Long|Ada]] approved the second offer.")).toEqual([
      "decision: [[person/Ada Long|Ada]] approved the second offer.",
    ]);
  });
});
