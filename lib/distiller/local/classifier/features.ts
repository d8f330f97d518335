import { ENGLISH_LEARNINGS, type Grammar, MAX_PHRASE_WORDS } from "@/lib/language";
import type { Statement } from "../../text/statements";

const TOKEN = /\d[\d.,:]*|\p{L}+(?:'\p{L}+)?|[:;!?%€$£°→,]/gu;
/** Any word of no class. */
const OTHER = ["…"];
const [START, END] = [["<"], [">"]];
const MIN_AFFIXED = 6;

/** What is asked of a statement: its words, and what they do in the sentence, which holds in every language. */
export function featuresOf(statement: Statement, grammar = grammarOf(statement)): string[] {
  const { own, section, isItem } = statement;
  const tokens = tokensOf(own);
  const classes = classesOf(tokens, grammar);
  const features = [
    `section ${section ?? "none"}${isItem ? " item" : ""}`,
    `length ${Math.min(6, Math.floor(tokens.length / 5))}`,
    ...wordFeatures(tokens),
    ...classFeatures(classes),
    ...contextFeatures(statement, grammar),
    ...(classes.filter((each) => each.includes("document")).length > 1 ? ["two documents"] : []),
  ];
  return [...new Set(features)];
}

export const grammarOf = ({ words }: Statement): Grammar | undefined => (words ?? ENGLISH_LEARNINGS).grammar;

/** All figures are the same feature; a time of day is not a figure. */
export const tokensOf = (text: string): string[] =>
  (text.toLowerCase().replace(/’/g, "'").match(TOKEN) ?? []).map((token) =>
    /^\d/.test(token) ? (token.includes(":") ? "0:0" : "0") : token,
  );

function wordFeatures(tokens: readonly string[]): string[] {
  return ["<", ...tokens].flatMap((word, i) => [
    word,
    `${word} ${tokens[i] ?? ">"}`,
    ...(word.length < MIN_AFFIXED ? [] : [`${word.slice(0, 4)}-`, `-${word.slice(-3)}`]),
  ]);
}

/** The classes of each word or phrase in turn; consecutive words without a class count once. */
function classesOf(tokens: readonly string[], grammar: Grammar | undefined): (readonly string[])[] {
  const sequence: (readonly string[])[] = [START];
  for (let i = 0; i < tokens.length; ) {
    const [classes, length] = classesAt(tokens, i, grammar);
    if (classes !== OTHER || sequence.at(-1) !== OTHER) sequence.push(classes);
    i += length;
  }
  return [...sequence, END];
}

function classesAt(
  tokens: readonly string[],
  at: number,
  grammar: Grammar | undefined,
): [classes: readonly string[], length: number] {
  for (let length = MAX_PHRASE_WORDS; length > 0; length--) {
    const found = grammar?.classes.get(tokens.slice(at, at + length).join(" "));
    if (found) return [found, length];
  }
  const token = tokens[at] ?? "";
  return [/^\p{L}/u.test(token) ? OTHER : [token], 1];
}

/** Classes by themselves, two and three in a row, two around one, and together anywhere. */
function classFeatures(sequence: readonly (readonly string[])[]): string[] {
  const features: string[] = [];
  sequence.forEach((classes, i) => {
    for (const a of classes) {
      features.push(`#${a}`);
      for (const c of sequence[i + 2] ?? []) features.push(`#${a} * ${c}`);
      for (const b of sequence[i + 1] ?? []) {
        features.push(`#${a} ${b}`);
        for (const c of sequence[i + 2] ?? []) features.push(`#${a} ${b} ${c}`);
      }
    }
  });
  const all = [...new Set(sequence.flat())].filter((each) => /^\p{L}|^0$/u.test(each)).sort();
  all.forEach((a, i) => {
    for (const b of all.slice(i + 1)) features.push(`#${a} & ${b}`);
  });
  return features;
}

/** Without one of these a statement contradicts nothing. */
export const AGAINST: ReadonlySet<string> = new Set([
  "#contrary",
  "figures differ here",
  "figures differ there",
  "two documents",
]);

/** What the sentence before it is about, or the end of the message before, and whether the figures differ. */
function contextFeatures({ own, previous, before }: Statement, grammar: Grammar | undefined): string[] {
  const other = previous ?? before;
  if (other === null) return ["before nothing"];
  const classes = new Set(classesOf(tokensOf(other.own), grammar).flat());
  const [figures, others] = [figuresOf(own), figuresOf(other.own)];
  const isOther = figures.length > 0 && others.length > 0 && !figures.some((each) => others.includes(each));
  return [
    ...(isOther ? [`figures differ ${previous ? "here" : "there"}`] : []),
    ...[...classes].filter((each) => /^\p{L}/u.test(each)).map((each) => `before #${each}`),
  ];
}

const figuresOf = (text: string): string[] => text.match(/\d[\d.,:]*/g) ?? [];
