import { type LinearModel, languageOf, overlaps, type TextSpan } from "@/lib/language";
import { LIKELY } from "../../../plan";
import type { Analysis } from "../../analyse";
import type { FoundEntity } from "../../extract/entity";
import { FLOORS } from "../chance";
import { isLonger, type NameCandidate, type NameContext } from "./candidates";

type NamedType = "org" | "event";

/** How names of one kind are looked for. */
export interface NameKind {
  type: NamedType;
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
/** What the text says to be one is shown. */
const STATED = 0.6;

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
  const found = context.found.map((it) => ({
    ...it,
    confidence: Math.max(weighed.get(it) ?? it.confidence, it.isSaid ? STATED : 0),
  }));
  const made = proposalsOf(kind.type, open, found.length);
  const isPart = (it: FoundEntity): boolean =>
    it.known === undefined && made.some((other) => isLonger(other.span, it.span) && isLikelier(other, it));
  // The longer name is left as a guess beside a likelier one.
  const isDoubtful = (other: FoundEntity): boolean =>
    isShown(other) && found.some((it) => isLonger(other.span, it.span) && !isLikelier(other, it));
  return [
    ...found.filter((it) => it.confidence >= MIN_FOUND && !isPart(it)),
    ...made.filter((it) => !isDoubtful(it)),
  ];
}

/** "Festival Cordes en Vallée", of which a rule took "Festival Cordes": the likelier of the two is proposed. */
const isLikelier = ({ confidence }: FoundEntity, other: FoundEntity): boolean =>
  confidence > other.confidence;
const isShown = ({ confidence }: FoundEntity): boolean => confidence >= LIKELY;

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
  type: NamedType,
  open: readonly { candidate: NameCandidate; chance: number }[],
  earlier: number,
): FoundEntity[] =>
  withoutOverlaps(
    open.filter(({ chance }) => chance >= FLOORS[type]),
    ({ chance }) => chance,
  ).flatMap(({ candidate: { name, mentions }, chance }, at) => {
    const [span] = mentions;
    if (span === undefined) return [];
    const key = `${type}:${earlier + at + 1}`;
    return [{ key, type, name, aliases: [], fields: {}, span, confidence: chance, chance }];
  });
