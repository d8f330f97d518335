import { type LinearModel, languageOf, overlaps, type TextSpan } from "@/lib/language";
import type { EntityType } from "../../../plan";
import type { Analysis } from "../../analyse";
import type { FoundEntity } from "../../extract/entity";
import { MIN_CHANCE } from "../chance";
import type { NameCandidate, NameContext } from "./candidates";

/** How names of one kind are looked for. */
export interface NameKind {
  type: EntityType;
  /** What the rules found, and what else may be one. */
  candidates(context: NameContext): NameCandidate[];
  reader(context: NameContext): (candidate: NameCandidate) => string[];
}

/** What the rules found in a note, and what they read it by. */
export type NameFindings = Pick<
  Analysis,
  "document" | "phrases" | "people" | "orgs" | "places" | "events" | "projects" | "skip"
>;

/** What names are looked for in: `found` are those of the rules, `others` their names of other kinds. */
export function nameContext(
  { document, phrases, people, skip }: NameFindings,
  found: readonly FoundEntity[],
  others: readonly FoundEntity[],
): NameContext {
  const language = languageOf(document.source.masked)?.code ?? "en";
  return { document, phrases, people, found, others, skip, language };
}

/** Of what the rules find and the model doubts more than that, one in ten is right. */
export const MIN_FOUND = 0.15;

/** The names of the rules, as sure as the model leaves them, and those that are as others of their kind: proposals. */
export function weighNames(kind: NameKind, model: LinearModel, context: NameContext): FoundEntity[] {
  const read = kind.reader(context);
  const weighed = new Map<FoundEntity, number>();
  const open: { candidate: NameCandidate; chance: number }[] = [];
  for (const candidate of kind.candidates(context)) {
    const features = read(candidate);
    const { found } = candidate;
    if (found === undefined) open.push({ candidate, chance: model.chance(features) });
    else if (found.known === undefined)
      weighed.set(found, model.chanceOf(model.score(features), found.confidence));
  }
  const kept = context.found.flatMap((it) => {
    const confidence = weighed.get(it) ?? it.confidence;
    return confidence >= MIN_FOUND ? [{ ...it, confidence }] : [];
  });
  return [...kept, ...proposalsOf(kind.type, open, context.found.length)];
}

/** The likeliest of those that share words. */
export function withoutOverlaps<T extends { candidate: NameCandidate }>(
  open: readonly T[],
  scoreOf: (it: T) => number,
): T[] {
  const taken: TextSpan[] = [];
  return [...open]
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .filter(({ candidate: { mentions } }) => {
      if (mentions.some((mention) => overlaps(mention, taken))) return false;
      taken.push(...mentions);
      return true;
    });
}

const proposalsOf = (
  type: EntityType,
  open: readonly { candidate: NameCandidate; chance: number }[],
  earlier: number,
): FoundEntity[] =>
  withoutOverlaps(
    open.filter(({ chance }) => chance >= MIN_CHANCE),
    ({ chance }) => chance,
  ).flatMap(({ candidate: { name, mentions }, chance }, at) => {
    const [span] = mentions;
    if (span === undefined) return [];
    const key = `${type}:${earlier + at + 1}`;
    return [{ key, type, name, aliases: [], fields: {}, span, confidence: chance, chance }];
  });
