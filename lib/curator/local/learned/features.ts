import {
  cuesIn,
  type Document,
  dayFeatures,
  featureWords,
  isHan,
  type NoteKind,
  type Section,
  textFeatures,
  verbForm,
} from "@/lib/language";
import type { People } from "../people/people";
import { aroundFeatures } from "./around";
import { cuesOf, languageAt } from "./cues";
import { namedAs } from "./meant";
import { subjectOf } from "./subject";
import type { Unit } from "./units";

export interface UnitContext {
  document: Document;
  kind: NoteKind;
  people: People;
  /** Of the whole note. */
  language: string;
}

/** What a model reads of a unit. Weights belong to these names: after a change train again. */
export function featuresOf(unit: Unit, context: UnitContext): string[] {
  const { span, block } = unit;
  const names = context.people
    .within(span.start, span.end)
    .map(({ start, end }) => ({ start: start - span.start, end: end - span.start }));
  const shape = shapeOf(unit);
  const language = languageAt(unit, context.language);
  const own = textFeatures(span.text, language, names);
  const lead = own.find((it) => it.startsWith("lead ")) ?? "";
  const found = [
    ...own,
    ...placeFeatures(unit, shape, lead, context),
    ...whoFeatures(span.text, names, shape, block.section.kind, language),
    ...plainFeatures(span.text, names, shape),
    ...subjectFeatures(unit, context.people, language),
    ...own.filter((it) => it.startsWith("pronoun ")).map((it) => `${it} ${shape}`),
    ...dayFeatures(span.text, shape),
    ...nearFeatures(unit),
    ...aroundFeatures(unit, context.people, context.language),
    ...cueFeatures(span.text, cuesOf(unit, context.language), language, shape, block.section.kind),
  ];
  return [...new Set(found)];
}

const shapeOf = ({ block }: Unit): string =>
  block.cells !== undefined
    ? "row"
    : (block.check ?? block.marker ?? (block.voice === undefined ? block.form : "voice"));

/** The form of the line, its column, its label and the headings above it. */
function placeFeatures(
  unit: Unit,
  shape: string,
  lead: string,
  { document, kind, people }: UnitContext,
): string[] {
  const { block, column, at, of, span } = unit;
  const { section, label } = block;
  const part = Math.floor((span.start / Math.max(1, document.source.text.length)) * 5);
  return [
    `kind ${kind}`,
    `shape ${shape}`,
    `shape ${shape} ${kind}`,
    `shape ${shape} ${section.kind}`,
    `shape ${shape} ${lead}`,
    `section ${section.kind}`,
    `section ${section.kind} ${lead}`,
    ...featureWords(column ?? "").map((word) => `column ${word}`),
    ...(label === undefined ? [] : [`label ${label.kind}`]),
    ...featureWords(label?.text ?? "").map((word) => `labelled ${word}`),
    ...featureWords(section.title).map((word) => `title ${word}`),
    ...above(section).map((word) => `above ${word}`),
    ...(block.quoted ? ["form quoted"] : []),
    ...(block.indent > 1 ? ["form indented"] : []),
    ...(block.gap ? ["form gap"] : []),
    ...(isUnderName(section, people) ? ["under name", `under name ${shape}`] : []),
    `at ${of === 1 ? "only" : at === 0 ? "first" : at === of - 1 ? "last" : "middle"}`,
    `part ${part}`,
  ];
}

/** A list below "Ruth" is what Ruth does. */
const isUnderName = ({ title }: Section, people: People): boolean => namedAs(title, people) !== undefined;

function above({ parent }: Section): string[] {
  const words: string[] = [];
  for (let it = parent; it !== undefined; it = it.parent) words.push(...featureWords(it.title));
  return words;
}

/** Who is named, where, and what follows the name. */
function whoFeatures(
  text: string,
  names: readonly { start: number; end: number }[],
  shape: string,
  section: string,
  language: string,
): string[] {
  const [first] = names;
  const last = names.at(-1);
  const initials = /^\W*(?:\p{Lu}{2,4}|\p{Lu}\p{Ll}{1,2}\p{Lu})(?=\s*(?:[:–—-]|\sto\s|\p{Ll}))/u.test(text)
    ? ["who initials"]
    : [];
  if (first === undefined || last === undefined) return [...initials, `who nobody ${shape}`];
  const next = /^\s*([\p{L}'’]+|[^\s\p{L}])/u.exec(text.slice(first.end))?.[1]?.toLowerCase() ?? "$";
  const place = first.start <= 2 ? "leads" : first.end >= text.length - 2 ? "ends" : "in";
  return [
    ...initials,
    `who ${place}`,
    `who ${place} ${next}`,
    `who ${place} ${shape}`,
    `who ${place} ${section}`,
    ...(place === "leads"
      ? [`does ${verbForm(next)}`, `does-end ${next.slice(-2)}`, `does-in ${language} ${next.slice(-1)}`]
      : []),
    ...(last.end >= text.length - 2 ? [`closes ${text[last.start - 1] ?? ""}`] : []),
    ...(names.length > 1 ? ["who several"] : []),
  ];
}

/**
 * How many words are neither names nor begin with a capital: `Kim Dorn (@kimd), Corvane` has none, and says who somebody is.
 */
function plainFeatures(
  text: string,
  names: readonly { start: number; end: number }[],
  shape: string,
): string[] {
  if (isHan(text)) return [];
  let rest = text;
  for (const { start, end } of names)
    rest = rest.slice(0, start) + " ".repeat(Math.max(0, end - start)) + rest.slice(end);
  const words = rest.replace(ADDRESSES, " ").match(PLAIN)?.length ?? 0;
  const count = `plain ${Math.min(4, Math.ceil(Math.log2(words + 1)))}`;
  return [count, `${count} ${shape}`, ...(ADDRESS.test(text) ? ["address"] : [])];
}

/** A link, a mail address, an account. */
const ADDRESS = /https?:\S+|\S+@\S+|@[\p{L}\p{N}_-]+/u;
const ADDRESSES = new RegExp(ADDRESS, "gu");
const PLAIN = /(?<![\p{L}\p{N}])\p{Ll}\p{L}{2,}/gu;

/** Who does it where nobody is named, and how the verb ends. */
function subjectFeatures(unit: Unit, people: People, language: string): string[] {
  const subject = subjectOf(unit, people);
  if (subject === undefined) return [];
  const [verb = ""] = featureWords(unit.span.text.slice(subject.end));
  const by = `by ${subject.kind}`;
  return [by, `${by} ${unit.block.form}`, `${by} ${language} ${verb.slice(-1)}`];
}

/** Which kinds of words a sentence has, also together, at its beginning, in such a line and such a part. */
function cueFeatures(
  text: string,
  cues: readonly string[],
  language: string,
  shape: string,
  section: string,
): string[] {
  const early = cuesIn(text.slice(0, EARLY), language);
  return [
    `cues ${cues.join("+")}`,
    ...cues.flatMap((it, at) => [
      `cue ${it}`,
      `cue ${it} ${shape}`,
      `cue ${it} ${section}`,
      ...cues.slice(at + 1).map((other) => `cue ${it} ${other}`),
    ]),
    ...early.map((it) => `early ${it}`),
  ];
}

const EARLY = 30;
const NEAR = 60;

/** How the sentences before and after begin: "Agreed." after a proposal. */
const nearFeatures = ({ previous, next }: Unit): string[] =>
  [["before", previous] as const, ["after", next] as const].flatMap(([side, near]) => {
    if (near === undefined) return [];
    const { text } = near.span;
    const [one = "", two = ""] = featureWords(text.slice(0, NEAR));
    const asked = text.endsWith("?") ? [`${side} ?`] : [];
    return [`${side} ${one}`, `${side} ${one} ${two}`, ...asked];
  });
