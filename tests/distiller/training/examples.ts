import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ExtractedLearning, SingleKind, SourceText } from "@/lib/distiller/learning";
import { isAsserted } from "@/lib/distiller/local/asserted";
import { CLASSES, featuresOf, grammarOf, tokensOf } from "@/lib/distiller/local/classifier";
import { matchedBy, type Sense } from "@/lib/distiller/local/matched";
import { type Statement, statementsOf } from "@/lib/distiller/text/statements";
import { MAX_PHRASE_WORDS } from "@/lib/language";
import { root } from "../../support/root";
import { type Expected, sourceOf } from "../score";

const CORPUS = join(root, "tests/corpus/distiller");

/** A statement of a scored record. */
export interface Example {
  /** Records of one author are left out together. */
  author: string;
  file: string;
  statement: Statement;
  features: readonly string[];
  /** Of each class: 1 worth keeping, `HARMLESS` true but not missed, 0 wrong. */
  targets: readonly number[];
  /** What the patterns match now, or matched before they were fitted to its author. */
  matched: Sense | null;
}

/** The examples of an author as of one whom the grammar has never seen: words that only their records have are of no class. */
export function asUnseen(examples: readonly Example[], author: string): Example[] {
  const others = new Set(
    examples.filter((each) => each.author !== author).flatMap(({ statement }) => phrasesOf(statement.own)),
  );
  return examples
    .filter((each) => each.author === author)
    .map((each) => {
      const grammar = grammarOf(each.statement);
      const classes = new Map([...(grammar?.classes ?? [])].filter(([phrase]) => others.has(phrase)));
      return { ...each, features: featuresOf(each.statement, grammar && { classes }) };
    });
}

/** All words, and all sequences of words up to the length of a phrase. */
function phrasesOf(text: string): string[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((_, at) =>
    Array.from({ length: MAX_PHRASE_WORDS }, (_, more) => tokens.slice(at, at + more + 1).join(" ")),
  );
}

/** A harmless find is better than a wrong one. */
export const HARMLESS = 0.4;

/** By whom a set is: those not named here are by the author of the patterns. */
export const BY_OTHERS = ["seen-2", "seen-3", "seen-4", "seen-5", "seen-6", "seen-7", "seen-8"] as const;
/**
 * It is kept what the patterns found in these before they were fitted to their authors: so they measure what to expect
 * of unseen records.
 */
export const KEPT_SIGHT = ["seen-3", "seen-4", "seen-5", "seen-6", "seen-7", "seen-8"] as const;

export function readExamples(): Example[] {
  // The set that is to be scored is not learned from.
  const sets = readdirSync(CORPUS, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "by-others",
  );
  return ["", ...sets.map(({ name }) => name)].sort().flatMap((set) => {
    const directory = join(CORPUS, set);
    const author = BY_OTHERS.find((name) => name === set) ?? "ours";
    const files = readdirSync(directory).filter((name) => name.endsWith(".md") && name !== "README.md");
    return files.sort().flatMap((file) => examplesOf(directory, file, author));
  });
}

function examplesOf(directory: string, file: string, author: string): Example[] {
  const source = sourceOf(readFileSync(join(directory, file), "utf8"), file);
  const sight = sightOf(directory)?.[file];
  const expected: Expected[] = JSON.parse(
    readFileSync(join(directory, file.replace(/\.md$/, ".expected.json")), "utf8"),
  );
  return statementsOf(source)
    .filter(isAsserted)
    .map((statement) => ({
      author,
      file: join(directory, file),
      statement,
      features: featuresOf(statement),
      targets: CLASSES.map((kind) => targetOf(expected, kind, evidenceOf(source, statement, kind))),
      matched: sight ? sightedIn(statement, sight) : matchedBy(statement),
    }));
}

type Sighting = Pick<ExtractedLearning, "kind" | "evidence" | "confidence">;

/** By file; undefined of a set that was not kept. */
function sightOf(directory: string): Record<string, Sighting[]> | undefined {
  const path = join(directory, "first-sight.json");
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
}

function sightedIn({ raw }: Statement, sight: readonly Sighting[]): Sense | null {
  const found = sight.find(
    ({ evidence }) => evidence === raw || evidence.endsWith(raw) || raw.includes(evidence),
  );
  return found ? { kind: found.kind, confidence: found.confidence, title: raw } : null;
}

/** A contradiction may take the sentence before as well. */
const evidenceOf = ({ body }: SourceText, statement: Statement, kind: SingleKind): string =>
  kind === "contradiction"
    ? body.slice((statement.previous ?? statement).start, statement.end)
    : statement.raw;

function targetOf(expected: readonly Expected[], kind: string, raw: string): number {
  const met = expected.filter((each) => each.kind === kind && raw.includes(each.quote));
  if (met.length === 0) return 0;
  return met.every(({ harmless }) => harmless) ? HARMLESS : 1;
}
