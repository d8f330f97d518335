import { contentWords } from "@/lib/language";
import type { ExtractedLearning, SourceText } from "./learning";
import { isAsserted, isOthersWork } from "./local/asserted";
import { signatureOf } from "./similarity";
import { type Statement, statementsOf } from "./text/statements";

/** A statement about a subject; claims with the same key are comparable. */
export interface Claim {
  key: string;
  value: string;
  /** Verbatim from the source. */
  quote: string;
}

const MAX_CLAIMS = 60;

/** Verbs by kind; claims of different kinds are never compared. */
const VERBS: readonly [kind: string, words: string][] = [
  [
    "limit",
    "must not exceed|may not exceed|cannot exceed|is limited to|are limited to|is capped at|are capped at",
  ],
  ["start", "starts?|begins?|opens?|kicks off|will start|will begin|will open"],
  ["end", "ends?|closes?|finishes|will end|will close|expires?"],
  ["cost", "costs?|will cost"],
  ["last", "takes?|lasts?|will take|will last"],
  ["hold", "holds?|seats?|carries|carry|weighs?|measures?"],
  [
    "be",
    "is scheduled for|is planned for|is set for|is set to|is set at|is due|takes place|will take place|will be|must be|stays at|moves to|happens|launches|goes live|stands at|amounts to|is|are",
  ],
];
const VERB = new RegExp(`^(.{2,80}?)\\s(${VERBS.map(([, words]) => words).join("|")})\\s(.+)$`, "iu");
const LABEL = /^((?:[\p{L}\p{N}'’-]+ ){0,4}[\p{L}\p{N}'’-]+):\s(.{2,60})$/u;

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const MONTH = MONTHS.join("|");
const VALUES: readonly [kind: string, pattern: RegExp][] = [
  ["date", /\b\d{4}-\d\d-\d\d\b/gu],
  ["date", new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of )?(?:${MONTH})\\b(?: \\d{4})?`, "giu")],
  ["date", new RegExp(`\\b(?:${MONTH}) \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4})?`, "giu")],
  ["time", /\b\d{1,2}[:.]\d\d\b(?: ?[ap]m)?|\b\d{1,2} ?[ap]m\b/giu],
  ["weekday", /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu],
  ["number", /(?:[€$£] ?)?\b\d[\d.,]*(?: ?(?:%|[\p{L}²³€$£]+))?/gu],
];

/** Statements that hold only on the day they were written. */
const TIME_BOUND =
  /\b(?:today|yesterday|tomorrow|now|currently|this (?:week|month|morning|time)|so far|was|were|had|ago|last)\b/i;
/** Words that do not identify a subject. */
const GENERIC_WORDS = new Set(
  "date time day amount number total value current new planned final next be must it this that they we i he she there".split(
    " ",
  ),
);

/** The claims of a source, in its order, and of the learnings extracted from it. */
export function claimsOf(source: SourceText, findings: readonly ExtractedLearning[]): Claim[] {
  if (isOthersWork(source.name)) return [];
  const stated = withoutSchedule(statementsOf(source).filter(isAsserted).flatMap(claimsIn));
  const learned = findings.filter(({ kind }) => kind !== "contradiction").flatMap(claimOfFinding);
  return [...learned, ...stated].slice(0, MAX_CLAIMS);
}

const MIN_TIMES = 3;

/** Several times of day are an agenda or a timetable, which the next one replaces. */
function withoutSchedule(claims: Claim[]): Claim[] {
  const isTime = ({ key }: Claim): boolean => /\|time\w*$/.test(key);
  return claims.filter(isTime).length < MIN_TIMES ? claims : claims.filter((claim) => !isTime(claim));
}

function claimsIn({ own, raw, text }: Statement): Claim[] {
  if (own !== text || TIME_BOUND.test(text)) return [];
  const plain = text.replace(/[.!]+$/, "").replace(/\s+/g, " ");
  const verb = VERB.exec(plain);
  const label = verb ? null : LABEL.exec(plain);
  const subject = subjectOf(verb?.[1] ?? label?.[1] ?? "");
  const rest = verb?.[3] ?? label?.[2];
  if (subject === null || rest === undefined) return [];
  const kind =
    VERBS.find(([, words]) => new RegExp(`^(?:${words})$`, "iu").test(verb?.[2] ?? "is"))?.[0] ?? "be";
  const measured = measureOf(rest);
  if (measured) return [{ key: `${subject}|${kind}|${measured.unit}`, value: measured.value, quote: raw }];
  return kind === "be" ? denialOf(subject, rest, raw) : [];
}

/** The subject's words, sorted; null if there are none, or if it is a clause. */
function subjectOf(subject: string): string | null {
  if (/[,;:()]|\b(?:that|which|who|if|when|because|and|or|but)\b/i.test(subject)) return null;
  const words = [...new Set(contentWords(subject).map(singular))]
    .filter((word) => !GENERIC_WORDS.has(word))
    .sort();
  return words.length === 0 || words.length > 6 ? null : words.join(" ");
}

const singular = (word: string): string =>
  /[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;

/** The only figure; null if there is none, or several of a kind. */
function measureOf(rest: string): { unit: string; value: string } | null {
  const clause = rest.split(/,\s+(?=\p{L})|;| because | since | so /u)[0] ?? rest;
  for (const [kind, pattern] of VALUES) {
    const found = clause.match(pattern);
    if (!found) continue;
    if (found.length > 1) return null;
    const bound = /\b(?:at least|min(?:imum)?|more than|over|from)\b/i.test(clause)
      ? "least"
      : /\b(?:at most|max(?:imum)?|up to|under|below|less than|no more than)\b/i.test(clause)
        ? "most"
        : "";
    const { unit, value } = normal(kind, found[0] ?? "");
    return { unit: `${unit}${bound}`, value };
  }
  return null;
}

function normal(kind: string, found: string): { unit: string; value: string } {
  const text = found.toLowerCase();
  if (kind === "date") return { unit: kind, value: dateOf(text) };
  if (kind === "weekday") return { unit: kind, value: text.replace(/s$/, "") };
  if (kind === "time") return { unit: kind, value: text.replace(".", ":").replaceAll(" ", "") };
  const number = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,]$/, "") ?? "";
  const unit = text.replace(/\d[\d.,]*/, "").trim();
  return { unit: `number ${singular(unit)}`, value: number.replace(/[.,](?=\d{3}\b)/g, "") };
}

/** `03-05`, or `2026-03-05` if the text has the year. */
function dateOf(text: string): string {
  if (/^\d{4}-/.test(text)) return text;
  const month = MONTHS.findIndex((name) => text.includes(name)) + 1;
  const day = /\b\d{1,2}(?=\D|$)/.exec(text)?.[0] ?? "";
  const year = /\b\d{4}\b/.exec(text)?.[0];
  const date = `${String(month).padStart(2, "0")}-${day.padStart(2, "0")}`;
  return year ? `${year}-${date}` : date;
}

/** "… is load-bearing" against "… is not load-bearing". */
function denialOf(subject: string, rest: string, quote: string): Claim[] {
  const denied = /^(?:not|never|no longer)\s+/i.exec(rest);
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
  if (a === b) return false;
  const isDate = /^(?:\d{4}-)?\d\d-\d\d$/;
  if (isDate.test(a) && isDate.test(b) && a.length !== b.length) return a.slice(-5) !== b.slice(-5);
  return true;
}
