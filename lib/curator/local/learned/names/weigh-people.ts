import { LinearModel, languageOf } from "@/lib/language";
import { LIKELY } from "../../../plan";
import type { Analysis } from "../../analyse";
import type { FoundEntity } from "../../extract/entity";
import { confidenceByRule } from "../../people/confidence";
import { FLOORS } from "../chance";
import weights from "../people.json";
import { type PersonCandidate, type PersonContext, personCandidates } from "./person-candidates";
import { personReader } from "./person-features";

const MODEL = new LinearModel(weights);

export type PersonFindings = Pick<
  Analysis,
  "document" | "people" | "orgs" | "places" | "events" | "projects" | "skip"
>;

export function personContext({ document, people, skip, ...rest }: PersonFindings): PersonContext {
  const language = languageOf(document.source.masked)?.code ?? "en";
  const others = [...rest.orgs, ...rest.places, ...rest.projects, ...rest.events];
  return { document, people, others, skip, language };
}

/** Sets how sure each person of the rules is, and gives those whom the model proposes besides. */
export function weighPeople(findings: PersonFindings): FoundEntity[] {
  if (findings.document.isAutomated) return [];
  const context = personContext(findings);
  const read = personReader(context);
  const open: { candidate: PersonCandidate; chance: number }[] = [];
  for (const candidate of personCandidates(context)) {
    const { found } = candidate;
    const features = read(candidate);
    if (found === undefined) open.push({ candidate, chance: MODEL.chance(features) });
    else if (found.known === undefined)
      found.chance = MODEL.chanceOf(MODEL.score(features), confidenceByRule(found));
  }
  return guessesOf(open);
}

/** Of what claims more than half, 25 of 58 are somebody: all of them stay folded. */
const GUESS = LIKELY - 0.01;

const guessesOf = (open: readonly { candidate: PersonCandidate; chance: number }[]): FoundEntity[] =>
  likeliest(
    open.filter(({ chance }) => chance >= FLOORS.person),
    ({ chance }) => chance,
  ).flatMap(({ candidate: { name, mentions }, chance }, at) => {
    const [span] = mentions;
    if (span === undefined) return [];
    const key = `person:guess-${at + 1}`;
    const most = Math.min(chance, GUESS);
    return [{ key, type: "person", name, aliases: [], fields: {}, span, confidence: most, chance: most }];
  });

/** Of names that share words, or are neighbours in one name, the likeliest. */
export function likeliest<T extends { candidate: PersonCandidate }>(
  open: readonly T[],
  scoreOf: (it: T) => number,
): T[] {
  const taken = new Set<number>();
  return [...open]
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .filter(({ candidate: { mentions } }) => {
      if (mentions.some(({ start, end }) => taken.has(start) || taken.has(end - 1))) return false;
      for (const { start, end, before, after } of mentions) {
        const from = /\p{L} $/u.test(before) ? start - 2 : start;
        const to = /^ \p{L}/u.test(after) ? end + 1 : end - 1;
        for (let at = from; at <= to; at++) taken.add(at);
      }
      return true;
    });
}
