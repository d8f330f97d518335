import { LinearModel, languageOf, overlaps, type TextSpan } from "@/lib/language";
import type { Analysis } from "../../analyse";
import type { FoundEntity } from "../../extract/entity";
import { MIN_CHANCE } from "../chance";
import weights from "../orgs.json";
import { type NameCandidate, type NameContext, nameCandidates } from "./candidates";
import { nameReader } from "./features";

type Findings = Pick<
  Analysis,
  "document" | "phrases" | "people" | "orgs" | "places" | "events" | "projects" | "skip"
>;

/** Of what the rules find and the model doubts more than that, one in ten is right. */
export const MIN_FOUND = 0.15;

const MODEL = new LinearModel(weights);

/** The organisations of the rules, as sure as the model leaves them, and names that are as those of others: proposals. */
export function weighOrgs(findings: Findings): FoundEntity[] {
  const { orgs, document } = findings;
  if (document.isAutomated) return orgs;
  const context = nameContext(findings);
  const read = nameReader(context);
  const weighed = new Map<FoundEntity, number>();
  const open: { candidate: NameCandidate; chance: number }[] = [];
  for (const candidate of nameCandidates(context)) {
    const features = read(candidate);
    const { found } = candidate;
    if (found === undefined) open.push({ candidate, chance: MODEL.chance(features) });
    else if (found.known === undefined)
      weighed.set(found, MODEL.chanceOf(MODEL.score(features), found.confidence));
  }
  const kept = orgs.flatMap((org) => {
    const confidence = weighed.get(org) ?? org.confidence;
    return confidence >= MIN_FOUND ? [{ ...org, confidence }] : [];
  });
  return [...kept, ...proposalsOf(open, orgs.length)];
}

export function nameContext(findings: Findings): NameContext {
  const { document, phrases, people, orgs, places, events, projects, skip } = findings;
  const language = languageOf(document.source.masked)?.code ?? "en";
  return { document, phrases, people, orgs, others: [...places, ...projects, ...events], skip, language };
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
  open: readonly { candidate: NameCandidate; chance: number }[],
  earlier: number,
): FoundEntity[] =>
  withoutOverlaps(
    open.filter(({ chance }) => chance >= MIN_CHANCE),
    ({ chance }) => chance,
  ).flatMap(({ candidate: { name, mentions }, chance }, at) => {
    const [span] = mentions;
    if (span === undefined) return [];
    const key = `org:${earlier + at + 1}`;
    return [{ key, type: "org", name, aliases: [], fields: {}, span, confidence: chance, chance }];
  });
