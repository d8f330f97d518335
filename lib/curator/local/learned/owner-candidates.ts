import { madeOnce } from "@/lib/core/made-once";
import { isHan, isInstruction, type Language, languageOf, slice, type TextSpan } from "@/lib/language";
import type { People } from "../people/people";
import { type Person, recordName } from "../people/person";
import type { Mention } from "../people/prose/mentions";
import type { OwnerContext } from "../tasks/owner/keeper";
import { selfOf } from "../tasks/owner/self";
import { meantBy } from "./meant";
import { besideFeatures, isTowards, noteFeatures, unitFeatures } from "./owner-features";
import { profileOf, sinceLast } from "./owner-profile";
import { HE } from "./subject";
import type { Unit } from "./units";

/** Somebody who may have to do what a unit says. */
export interface Candidate {
  person: Person;
  features: string[];
}

/** No real line has more; a row of names could. */
const MAX_CANDIDATES = 40;

/** Who is named or meant in the unit, speaks, writes, is spoken to, is named in the row, or was named last. */
export const ownerCandidates: (unit: Unit, context: OwnerContext) => readonly Candidate[] =
  madeOnce(readCandidates);

/** By person, what speaks for each. */
type Found = Map<Person, Set<string>>;

function readCandidates(unit: Unit, context: OwnerContext): Candidate[] {
  const language = languageOf(context.document.source.masked);
  const found = findCandidates(unit, context, language);
  const around = noteFeatures(unit, context, language?.code ?? "en");
  return [...found].map(([person, features]) => {
    const hows = [...features].flatMap((it) => /^how (.+)$/.exec(it)?.[1] ?? []).sort();
    const profile = profileOf(person, context);
    const since = `mentioned ${sinceLast(profile.mentions, unit.span.start)}`;
    const more = [...around, ...profile.features, since];
    return {
      person,
      features: [
        ...features,
        ...profile.features,
        `count ${Math.min(4, found.size)}`,
        `together ${hows.join("+")}`,
        ...hows.flatMap((how) => more.map((it) => `${how} ${it}`)),
      ],
    };
  });
}

function findCandidates(unit: Unit, context: OwnerContext, language: Language | undefined): Found {
  const { block, span } = unit;
  const { people } = context;
  const isOrder = isInstruction({ ...block, text: span.text.replace(/[.!]+$/, "") }, language);
  const about = unitFeatures(unit, isOrder);
  const found: Found = new Map();
  const add = (person: Person | undefined, how: string, more: readonly string[] = []): void => {
    if (person === undefined || (found.size >= MAX_CANDIDATES && !found.has(person))) return;
    const features = found.get(person) ?? new Set();
    found.set(person, features);
    for (const feature of [`how ${how}`, ...more, ...about.map((it) => `${how} ${it}`)])
      features.add(feature);
  };
  const named = namedIn(span, people).filter(
    ({ start, end }) => !isTowards(span.text, start - span.start, end - span.start, isOrder),
  );
  named.forEach(({ person, start, end }, at) => {
    const position = at === 0 ? (start - span.start <= 2 ? "leads" : "first") : "later";
    add(person, position, besideFeatures(span.text, start - span.start, end - span.start));
  });
  if (block.voice !== undefined) add(selfOf(block, context), "speaks");
  for (const name of block.voice?.audience ?? [])
    add(people.resolve({ ...slice(span, 0, 0), text: name }), "spoken-to");
  if (block.cells !== undefined)
    for (const { person } of people.within(block.start, block.end)) add(person, "row");
  for (const { person, how, more } of meantBy(unit, context)) add(person, how, more);
  if (named.length === 0 || HE.test(span.text)) {
    const earlier = people.within(span.start - NEAR, span.start);
    const last = earlier.at(-1)?.person;
    add(last, "before");
    add(earlier.findLast(({ person }) => person !== last)?.person, "earlier");
  }
  if (block.voice === undefined) add(selfOf(block, context), "writes");
  return found;
}

const NEAR = 300;

/** The mentions of people, or else a part of a name that only one of the note has: "Kemal", 黒木. */
export function namedIn(span: TextSpan, people: People): Mention[] {
  const named = people.within(span.start, span.end);
  const found = [...partsOf(people)].flatMap(([part, person]): Mention[] => {
    const at = span.text.indexOf(part);
    const isWhole =
      isHan(part) || !/\p{L}/u.test(`${span.text[at - 1] ?? ""}${span.text[at + part.length] ?? ""}`);
    const isNew = !named.some((it) => it.person === person);
    if (person === undefined || at < 0 || !isWhole || !isNew) return [];
    return [{ person, start: span.start + at, end: span.start + at + part.length }];
  });
  return [...named, ...found].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** The parts of all names, with the one who has it, if no other has. */
const partsOf = madeOnce((people: People): ReadonlyMap<string, Person | undefined> => {
  const parts = new Map<string, Person | undefined>();
  for (const person of people.all())
    for (const part of new Set([recordName(person), ...recordName(person).split(/[\s・]+/u)]))
      if (part.length >= (isHan(part) ? 2 : 3)) parts.set(part, parts.has(part) ? undefined : person);
  return parts;
});
