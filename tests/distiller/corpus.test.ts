import { join } from "node:path";
import { expect, it } from "vitest";
import { itDeep } from "../support/deep";
import { times } from "../support/property";
import { root } from "../support/root";
import { figuresOf, type Score, scoreCorpus } from "./score";

const CORPUS = join(root, "tests/corpus/distiller");
const report = (name: string, score: Score) => {
  process.stdout.write(`distiller, ${name}: ${figuresOf(score)}\n`);
  return { precision: score.right / score.found, recall: score.right / score.expected };
};

it("finds what 40 records teach: precision at least 0.9, recall at least 0.7", () => {
  const score = scoreCorpus(CORPUS);
  expect(score.records).toBe(40);
  const { precision, recall } = report("40 records", score);
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.7);
});

itDeep("is as good on the records that it was tuned with", () => {
  const { precision, recall } = report("36 records, seen", scoreCorpus(join(CORPUS, "seen")));
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.7);
});

/** Written when the patterns were done; nothing was tuned for them. */
it("is as good on records that it had never seen", () => {
  const { precision, recall } = report("12 records, unseen", scoreCorpus(join(CORPUS, "held-out")));
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.65);
});

/** At first sight 65 % were worth keeping and 22 % wrong; the rules were then improved with these files. */
itDeep(
  "of minutes, chats, READMEs and letters with many traps, keeps three quarters, and at most one in twenty is wrong",
  () => {
    const sets = ["held-out-2", "held-out-3"].map((name) => scoreCorpus(join(CORPUS, name)));
    const sum = (of: (score: Score) => number) => sets.reduce((total, score) => total + of(score), 0);
    const [found, right, harmless] = [sum((s) => s.found), sum((s) => s.right), sum((s) => s.harmless)];
    expect(sum(({ records }) => records)).toBe(30);
    process.stdout.write(
      `distiller, 30 records with traps: ${found} found, ${right} to keep, ${harmless} harmless\n`,
    );
    expect(right / found).toBeGreaterThanOrEqual(0.75);
    expect((found - right - harmless) / found).toBeLessThanOrEqual(0.05);
  },
);

/** Ten in English, five in German, French and Spanish; their scores at first sight are in the README beside them. */
it("of 15 records in four languages, keeps three quarters, and at most one in twenty is wrong", () => {
  const score = scoreCorpus(join(CORPUS, "held-out-4"));
  const { precision, recall } = report("15 records in four languages", score);
  expect(precision).toBeGreaterThanOrEqual(0.85);
  expect((score.found - score.right - score.harmless) / score.found).toBeLessThanOrEqual(0.05);
  expect(recall).toBeGreaterThanOrEqual(0.8);
});

it("reads eight languages besides English: nine in ten of what it finds are right, and it finds three of four", () => {
  const score = scoreCorpus(join(CORPUS, "languages"));
  expect(score.records).toBe(17);
  const { precision, recall } = report("17 records in eight languages", score);
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect(recall).toBeGreaterThanOrEqual(0.75);
});

/** At first sight 47 % were worth keeping and 37 % wrong, recall 0.26; the rules were then improved with these files. */
itDeep(
  "of 20 records with traps in four languages, keeps three quarters, and at most one in twenty is wrong",
  () => {
    const score = scoreCorpus(join(CORPUS, "seen-2"));
    expect(score.records).toBe(20);
    const { precision, recall } = report("20 records with traps", score);
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect((score.found - score.right - score.harmless) / score.found).toBeLessThanOrEqual(0.05);
    // 0.92 until what is implicit became a candidate only, in records that teach little; 0.87 until doubts counted in all.
    expect(recall).toBeGreaterThanOrEqual(0.84);
  },
);

/**
 * Written by somebody who knew no patterns: at first sight 85 to 90 % to keep, recall 0.51 to 0.55; the rules were then
 * improved with them. The author of `seen-7` expects most, much of it in few words: "Not this year, we agreed". Those of
 * `seen-6` to `seen-8` were found more often (0.75, 0.65, 0.75) until doubts counted in every record: of real notes, three
 * quarters of what is written must be worth keeping, and what is implicit or unnamed is that less than half the time.
 * `seen-3` had 0.75 until the routine of meetings, and contradictions within a sentence, counted less among learnings too.
 */
const BY_OTHERS: [set: string, records: number, recall: number][] = [
  ["seen-3", 14, 0.71],
  ["seen-4", 16, 0.75],
  ["seen-5", 16, 0.75],
  ["seen-6", 16, 0.7],
  ["seen-7", 16, 0.5],
  ["seen-8", 16, 0.65],
];
it.each(BY_OTHERS.slice(0, times(BY_OTHERS.length, 1)))(
  "of ordinary records, keeps three quarters, and at most one in twenty is wrong: %s",
  (set, records, least) => {
    const score = scoreCorpus(join(CORPUS, set));
    expect(score.records).toBe(records);
    const { precision, recall } = report(`${records} records by others`, score);
    expect(precision).toBeGreaterThanOrEqual(0.85);
    expect((score.found - score.right - score.harmless) / score.found).toBeLessThanOrEqual(0.05);
    expect(recall).toBeGreaterThanOrEqual(least);
  },
);

/** The last files: written when the patterns of nine languages were done, measured once, nothing tuned for them. */
it("of eight records that it had never seen, keeps nine in ten and finds half", () => {
  const score = scoreCorpus(join(CORPUS, "held-out-5"));
  const { precision, recall } = report("8 records, unseen", score);
  expect(precision).toBeGreaterThanOrEqual(0.9);
  expect((score.found - score.right - score.harmless) / score.found).toBeLessThanOrEqual(0.05);
  expect(recall).toBeGreaterThanOrEqual(0.5);
});
