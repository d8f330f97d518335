import {
  anyOf,
  dayFeatures,
  featureWords,
  isHan,
  isInstruction,
  LinearModel,
  languageOf,
  slice,
  type TextSpan,
  verbForm,
} from "@/lib/language";
import type { Mention } from "../people/mentions";
import type { People } from "../people/people";
import { type Person, recordName } from "../people/person";
import type { TaskContext } from "../tasks/draft";
import { selfOf } from "../tasks/item";
import { meantBy } from "./meant";
import ownerWeights from "./owners.json";
import { HE, HE_LEADS, subjectOf } from "./subject";
import type { Unit } from "./units";

/** Somebody who may have to do what a unit says. */
export interface Candidate {
  person: Person;
  features: string[];
}

export const OWNERS = new LinearModel(ownerWeights);

const LIKELY_OWNER = 0.35;
/** The least chance to replace the owner of a rule whom nothing near the task names. */
const SURE_OWNER = 0.9;

/** Who holds the office or is the "he" that the unit begins with, else the likeliest of those around it, when likely enough. */
export function ownerOf(unit: Unit, context: TaskContext, model: LinearModel): Person | undefined {
  const subject = subjectOf(unit, context.people);
  if (subject?.person !== undefined) return subject.person;
  const best = likeliest(ownerCandidates(unit, context), model);
  return best !== undefined && best.chance >= LIKELY_OWNER ? best.person : undefined;
}

/** Who does a task to which a rule gave nobody, or somebody whom neither the unit nor what is around it names. */
export function betterOwner(
  ruled: string | undefined,
  unit: Unit,
  context: TaskContext,
  model: LinearModel,
): Person | undefined {
  if (ruled === undefined) return ownerOf(unit, context, model);
  const candidates = ownerCandidates(unit, context);
  if (candidates.some(({ person }) => recordName(person) === ruled)) return undefined;
  const best = likeliest(candidates, model);
  return best !== undefined && best.chance >= SURE_OWNER ? best.person : undefined;
}

function likeliest(
  candidates: readonly Candidate[],
  model: LinearModel,
): { person: Person; chance: number } | undefined {
  const all = candidates.map(({ person, features }) => ({ person, chance: model.chance(features) }));
  return all.sort((a, b) => b.chance - a.chance)[0];
}

/** Who is named or meant in the unit, speaks, writes, is spoken to, is named in the row, or was named last. */
export function ownerCandidates(unit: Unit, context: TaskContext): Candidate[] {
  const { block, span } = unit;
  const { people } = context;
  const found = new Map<Person, Set<string>>();
  const about = unitFeatures(unit);
  const add = (person: Person | undefined, how: string, more: readonly string[]): void => {
    if (person === undefined) return;
    const features = found.get(person) ?? new Set();
    found.set(person, features);
    for (const feature of [`how ${how}`, ...more, ...about.map((it) => `${how} ${it}`)])
      features.add(feature);
  };
  const language = languageOf(context.document.source.masked);
  const isOrder = isInstruction({ ...block, text: span.text.replace(/[.!]+$/, "") }, language);
  const named = namedIn(span, people).filter(
    ({ start, end }) => !isTowards(span.text, start - span.start, end - span.start, isOrder),
  );
  named.forEach(({ person, start, end }, at) => {
    const position = at === 0 ? (start - span.start <= 2 ? "leads" : "first") : "later";
    add(person, position, placeFeatures(span.text, start - span.start, end - span.start));
  });
  if (block.voice !== undefined) add(selfOf(block, context), "speaks", []);
  for (const name of block.voice?.audience ?? [])
    add(people.resolve({ ...slice(span, 0, 0), text: name }), "spoken-to", []);
  if (block.cells !== undefined)
    for (const { person } of people.within(block.start, block.end)) add(person, "row", []);
  for (const { person, how } of meantBy(unit, context)) add(person, how, []);
  const earlier = people.within(span.start - NEAR, span.start);
  const last = earlier.at(-1)?.person;
  const other = earlier.findLast(({ person }) => person !== last)?.person;
  if (named.length === 0 || HE.test(span.text)) {
    add(last, "before", []);
    add(other, "earlier", []);
  }
  if (block.voice === undefined) add(selfOf(block, context), "writes", []);
  return [...found].map(([person, features]) => ({
    person,
    features: [...features, `count ${Math.min(4, found.size)}`],
  }));
}

const NEAR = 300;

/** The mentions of people, or else a part of a name that only one of the note has: "Kemal", 黒木. */
export function namedIn(span: TextSpan, people: People): Mention[] {
  const named = people.within(span.start, span.end);
  const parts = new Map<string, Person | undefined>();
  for (const person of people.all())
    for (const part of new Set([recordName(person), ...recordName(person).split(/[\s・]+/u)]))
      if (part.length >= (isHan(part) ? 2 : 3)) parts.set(part, parts.has(part) ? undefined : person);
  const found = [...parts].flatMap(([part, person]): Mention[] => {
    const at = span.text.indexOf(part);
    const isWhole =
      isHan(part) || !/\p{L}/u.test(`${span.text[at - 1] ?? ""}${span.text[at + part.length] ?? ""}`);
    const isNew = !named.some((it) => it.person === person);
    if (person === undefined || at < 0 || !isWhole || !isNew) return [];
    return [{ person, start: span.start + at, end: span.start + at + part.length }];
  });
  return [...named, ...found].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The words beside a name. */
function placeFeatures(text: string, start: number, end: number): string[] {
  const before = featureWords(text.slice(0, start)).slice(-2);
  const [next = "$", second = "$"] = featureWords(text.slice(end));
  const previous = before.at(-1) ?? "^";
  // "book the crane - Ned": a name at the end, behind a sign.
  const sign = /([^\s\p{L}\p{N}])\s*$/u.exec(text.slice(0, start))?.[1] ?? "";
  const isLast = !/\p{L}/u.test(text.slice(end));
  return [
    ...(isLast ? ["ends", `ends ${sign}`] : []),
    ...(TOWARDS.test(text.slice(0, start)) ? ["towards"] : []),
    `previous ${previous}`,
    `previous ${before.join(" ")}`,
    `next ${next}`,
    `next ${next} ${second}`,
    `next-form ${verbForm(next)}`,
    `next-end ${next.slice(-2)}`,
    `between ${previous} ${next}`,
  ];
}

/** "Talk to Ann", "mit Sabine reden", 山田さんに返事: with whom something is to be done, and who does not do it. */
const isTowards = (text: string, start: number, end: number, isOrder: boolean): boolean =>
  (isOrder && TOWARDS.test(text.slice(0, start))) || BEHIND_HAN.test(text.slice(end));

const BEHIND_HAN = new RegExp(`^${anyOf("honorific")}?${anyOf("towardsBehind")}`, "u");
const TOWARDS = new RegExp(
  String.raw`(?<!\p{L})(?:from|via|at|${anyOf("with", "of", "for", "about", "to", "at somebody's")})\s(?:${anyOf("Mr")}\.?\s)?$`,
  "iu",
);

const SPEAKS = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf("I")}(?:(?<=['’])\p{L}+|['’]\p{L}+)?|[Ww]ill)(?!\p{L})`,
  "u",
);
const ASKS = new RegExp(String.raw`(?<!\p{L})(?:you|your|${anyOf("please")})(?!\p{L})`, "iu");

function unitFeatures({ span, block }: Unit): string[] {
  const [first = ""] = featureWords(span.text);
  const lead = verbForm(/^\W*([\p{L}'’-]+)/u.exec(span.text)?.[1] ?? "");
  const speaks = SPEAKS.test(span.text);
  const asks = ASKS.test(span.text);
  return [
    "any",
    `with ${block.cells !== undefined ? "row" : (block.check ?? block.marker ?? block.form)}`,
    `begins ${first}`,
    `leads ${lead}`,
    ...(speaks ? ["says-i"] : []),
    ...(asks ? ["asks"] : []),
    ...(HE.test(span.text) ? ["says-he"] : []),
    ...(HE_LEADS.test(span.text) ? ["begins-he"] : []),
    ...(span.text.endsWith("?") ? ["question"] : []),
    ...dayFeatures(span.text, "").slice(0, 1),
  ];
}
