import { type ClaimWords, contentWords, ENGLISH_CLAIMS, matchKey } from "@/lib/language";
import { type FigurePatterns, figurePatterns, normalFigure, normalTime, singular } from "./figures";
import type { ExtractedLearning, SourceText } from "./learning";
import { assertedIn, isOthersWork } from "./local/asserted";
import { signatureOf } from "./similarity";
import type { Statement } from "./text/statements";

/** A statement about a subject; claims with the same key are comparable. */
export interface Claim {
  key: string;
  value: string;
  /** Verbatim from the source. */
  quote: string;
}

const MAX_CLAIMS = 60;

/** Whether a quotation is a field with its value: `Attendance: 31`. */
export const isField = (quote: string): boolean => LABEL.test(quote.replace(/[*_`]/g, "").trim());

const LABEL = /^((?:[\p{L}\p{N}'’-]+ ){0,4}[\p{L}\p{N}'’-]+):\s(.{2,60})$/u;

/** Compiled once for each language. */
interface Reader {
  words: ClaimWords;
  /** Keys, like the words of a subject. */
  generic: ReadonlySet<string>;
  verb: RegExp;
  kinds: readonly (readonly [kind: string, pattern: RegExp])[];
  values: FigurePatterns;
}

const readers = new Map<ClaimWords, Reader>();

function readerOf(words: ClaimWords): Reader {
  const known = readers.get(words);
  if (known) return known;
  const reader: Reader = {
    words,
    generic: new Set([...words.generic].map(matchKey)),
    verb: new RegExp(`^(.{2,80}?)\\s(${words.verbs.map(([, verbs]) => verbs).join("|")})\\s(.+)$`, "iu"),
    kinds: words.verbs.map(([kind, verbs]) => [kind, new RegExp(`^(?:${verbs})$`, "iu")]),
    values: figurePatterns(words),
  };
  readers.set(words, reader);
  return reader;
}

/** The claims of a source: of the learnings extracted from it, and what else it states, in its order. */
export function claimsOf(
  source: SourceText,
  findings: readonly ExtractedLearning[],
  stated = statedIn(source),
): Claim[] {
  if (isOthersWork(source.name)) return [];
  const learned = findings.filter(({ kind }) => kind !== "contradiction").flatMap(claimOfFinding);
  return [...learned, ...stated].slice(0, MAX_CLAIMS);
}

/** What it states of subjects, whatever is extracted from it. */
export const statedIn = (source: SourceText): Claim[] =>
  isOthersWork(source.name) ? [] : withoutSchedule(assertedIn(source).flatMap(claimsIn));

const MIN_TIMES = 3;

/** Several times of day are an agenda or a timetable, which the next one replaces. */
function withoutSchedule(claims: Claim[]): Claim[] {
  const isTime = ({ key }: Claim): boolean => /\|time\w*$/.test(key);
  return claims.filter(isTime).length < MIN_TIMES ? claims : claims.filter((claim) => !isTime(claim));
}

function claimsIn({ own, raw, text, words: language }: Statement): Claim[] {
  const reader = readerOf(language?.claims ?? ENGLISH_CLAIMS);
  if (own.toLowerCase() !== text.toLowerCase() || reader.words.timeBound.test(text)) return [];
  const plain = text
    .replace(/[.!]+$/, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(reader.words.lead, "");
  const verb = reader.verb.exec(plain);
  const label = verb ? null : LABEL.exec(plain);
  // "Sign on the door: the archive opens …"
  const subject = subjectOf(verb?.[1]?.split(": ").at(-1) ?? label?.[1] ?? "", reader);
  const rest = verb?.[3] ?? label?.[2];
  if (subject === null || rest === undefined) return [];
  const kind = verb ? (reader.kinds.find(([, pattern]) => pattern.test(verb[2] ?? ""))?.[0] ?? "be") : "be";
  const measured = measureOf(rest, kind, reader);
  if (measured) return [{ key: `${subject}|${kind}|${measured.unit}`, value: measured.value, quote: raw }];
  return kind === "be" ? denialOf(subject, rest, raw, reader.words.denied) : [];
}

/** The subject's words, sorted; null without any, or if it is a clause. */
function subjectOf(subject: string, { words: { clause }, generic }: Reader): string | null {
  if (/[,;:()]/.test(subject) || clause.test(subject)) return null;
  const words = [...new Set(contentWords(subject).map(singular))].filter((word) => !generic.has(word)).sort();
  return words.length === 0 || words.length > 6 ? null : words.join(" ");
}

/** Kinds of verbs that no time of day follows: "costs 9.80". */
const TIMELESS: ReadonlySet<string> = new Set(["cost", "hold"]);

/** The only figure; null without any, or with several of a kind. */
function measureOf(
  rest: string,
  of: string,
  { words, values }: Reader,
): { unit: string; value: string } | null {
  const clause = rest.split(words.separators)[0] ?? rest;
  for (const [kind, pattern] of values) {
    const found = kind === "time" && TIMELESS.has(of) ? null : clause.match(pattern);
    if (!found) continue;
    if (found.length > 1) return null;
    const bound = words.least.test(clause) ? "least" : words.most.test(clause) ? "most" : "";
    const { unit, value } = normalFigure(kind, found[0] ?? "", words.months);
    const per = words.per.exec(clause)?.[1]?.toLowerCase();
    return { unit: `${unit}${bound}${per ? ` per ${per}` : ""}`, value };
  }
  return null;
}

/** "… is load-bearing" against "… is not load-bearing". */
function denialOf(subject: string, rest: string, quote: string, denial: RegExp | undefined): Claim[] {
  if (!denial) return [];
  const denied = denial.exec(rest);
  const asserted = rest.slice(denied?.[0].length ?? 0);
  const words = contentWords(asserted).map(singular);
  if (words.length === 0 || words.length > 4 || subject.split(" ").length + words.length < 3) return [];
  return [{ key: `${subject}|be|${words.sort().join(" ")}`, value: denied ? "no" : "yes", quote }];
}

/** The claim of a learning: its words are the key, its figures and negation the value. */
function claimOfFinding({ kind, name, evidence }: ExtractedLearning): Claim[] {
  const { words, figures, isDenied } = signatureOf(name);
  const used = new Set(figures.split(" "));
  const subject = [...words]
    .filter((word) => !used.has(word) && !/\d/.test(word) && word !== "not")
    .map(singular);
  // Several figures are several measures.
  if (subject.length < 3 || figures.split(" ").length > 1) return [];
  return [
    {
      key: `${kind}|${subject.sort().join(" ")}`,
      value: `${isDenied ? "no" : "yes"} ${figures}`.trim(),
      quote: evidence,
    },
  ];
}

/** Whether two values of one key cannot both hold. A date without its year agrees with any year. */
export function isConflicting(a: string, b: string): boolean {
  if (withTimes(a) === withTimes(b)) return false;
  const isDate = /^(?:\d{4}-)?\d\d-\d\d$/;
  if (isDate.test(a) && isDate.test(b) && a.length !== b.length) return a.slice(-5) !== b.slice(-5);
  return true;
}

/** Claims of learnings, and those that earlier versions stored, have times as they were written. */
const withTimes = (value: string): string =>
  value.replace(/\b\d{1,2}:\d\d(?: ?[ap]m)?/g, (time) => normalTime(time));
