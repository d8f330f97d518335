import { ENGLISH_LEARNINGS } from "@/lib/language";
import type { SingleKind } from "../learning";

/** Praise, anger and surprise are not rules. */
const EXCLAIMED = /!\s*$/;
const MAX_CLAUSES = 3;

/** How sure a learning is: the measured share of its phrase, lowered by what makes a claim weak. */
export function strengthOf(kind: SingleKind, confidence: number, own: string): number {
  let strength = confidence;
  if (kind !== "assumption" && ENGLISH_LEARNINGS.hedges.test(own)) strength *= 0.75;
  if (kind !== "decision" && EXCLAIMED.test(own)) strength *= 0.85;
  if ((own.match(ENGLISH_LEARNINGS.clauses)?.length ?? 0) > MAX_CLAUSES) strength *= 0.9;
  return Math.round(strength * 100) / 100;
}
