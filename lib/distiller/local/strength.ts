import type { SingleKind } from "../learning";

/** What is weaker is left out: fewer than three of four such sentences are worth a record. */
export const MIN_STRENGTH = 0.6;

/** Words that weaken what a speaker says; an assumption has them by its nature. */
const HEDGES =
  /\b(?:maybe|perhaps|apparently|sort of|kind of|somehow|I (?:think|guess|feel|suppose)|in my opinion|imho?|if I (?:remember|recall)|not sure|more or less|ideally|in theory)\b/iu;
/** Praise, anger and surprise are no rules. */
const EXCLAIMED = /!\s*$/;
const CLAUSES = /[;:]|,\s(?:but|and|so|because|which|while)\b/giu;
const MAX_CLAUSES = 3;

/** How sure a learning is: the measured share of its phrase, lowered by what makes a claim weak. */
export function strengthOf(kind: SingleKind, confidence: number, own: string): number {
  let strength = confidence;
  if (kind !== "assumption" && HEDGES.test(own)) strength *= 0.75;
  if (kind !== "decision" && EXCLAIMED.test(own)) strength *= 0.85;
  if ((own.match(CLAUSES)?.length ?? 0) > MAX_CLAUSES) strength *= 0.9;
  return Math.round(strength * 100) / 100;
}
