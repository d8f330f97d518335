import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type SingleKind, type SourceText, SURE_FROM } from "@/lib/distiller/learning";
import { findLocally } from "@/lib/distiller/local/extract";
import { isRecordType, parseRecord, stemOf } from "@/lib/vault";

export interface Expected {
  kind: SingleKind;
  /** Words that are in the evidence. */
  quote: string;
  /** True, but nobody would miss it. */
  harmless?: boolean;
}

export interface Score {
  records: number;
  expected: number;
  found: number;
  right: number;
  /** Found, and neither expected nor wrong. */
  harmless: number;
  /** Of the finds that are no unsure drafts. */
  sure: { found: number; right: number; harmless: number };
  /** One line each: `+ kind: evidence` for what should not have been found, `- kind: quote` for what was missed. */
  faults: string[];
}

/** A record of the corpus, as the Distiller would be given it. */
export function sourceOf(text: string, file: string): SourceText {
  const { frontmatter, body } = parseRecord(text);
  const type = isRecordType(frontmatter.type) ? frontmatter.type : "note";
  const name = String(frontmatter.name ?? frontmatter.subject ?? stemOf(file));
  return { path: `${type}/${name}.md`, type, name, body: body.replaceAll("\r\n", "\n") };
}

/** Each expectation is met by one find at most, of its kind and around its words. */
export function scoreCorpus(directory: string): Score {
  const score: Score = {
    records: 0,
    expected: 0,
    found: 0,
    right: 0,
    harmless: 0,
    sure: { found: 0, right: 0, harmless: 0 },
    faults: [],
  };
  for (const file of readdirSync(directory).filter((name) => name.endsWith(".md") && name !== "README.md")) {
    const source = sourceOf(readFileSync(join(directory, file), "utf8"), file);
    const expected: Expected[] = JSON.parse(
      readFileSync(join(directory, file.replace(/\.md$/, ".expected.json")), "utf8"),
    );
    const open = [...expected];
    const found = findLocally(source);
    for (const { kind, evidence, confidence } of found) {
      const at = open.findIndex((each) => each.kind === kind && evidence.includes(each.quote));
      const [met] = at >= 0 ? open.splice(at, 1) : [];
      const tallies = confidence >= SURE_FROM ? [score, score.sure] : [score];
      for (const tally of tallies) {
        tally.found += 1;
        if (met?.harmless) tally.harmless += 1;
        else if (met) tally.right += 1;
      }
      if (!met) score.faults.push(`${file} + ${kind}: ${evidence}`);
    }
    const wanted = open.filter(({ harmless }) => !harmless);
    score.faults.push(...wanted.map(({ kind, quote }) => `${file} - ${kind}: ${quote}`));
    score.records += 1;
    score.expected += expected.filter(({ harmless }) => !harmless).length;
  }
  return score;
}

export const figuresOf = ({ records, expected, found, right, harmless, sure }: Score): string =>
  `${records} records, ${expected} learnings expected, ${found} found, ${right} to keep, ${harmless} harmless, ` +
  `${found - right - harmless} wrong: ` +
  `precision ${(right / found).toFixed(3)}, recall ${(right / expected).toFixed(3)}; ` +
  `of ${sure.found} sure ones ${sure.right} to keep, ${sure.harmless} harmless, ${sure.found - sure.right - sure.harmless} wrong`;
