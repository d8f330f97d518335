import { type Claim, statedIn } from "./claims";
import type { ExtractedLearning, SourceText } from "./learning";
import { learningsIn } from "./local/remembered";
import type { Candidate } from "./shapes";
import { candidateOf } from "./signals";

/** What is found in a source without a model. */
export interface SourceReading {
  candidate: Candidate | null;
  /** The learnings of a candidate. */
  learnings: readonly ExtractedLearning[];
  /** What it states of subjects, apart from its learnings. */
  stated: Claim[];
}

export function readingOf(source: SourceText): SourceReading {
  const candidate = candidateOf(source);
  return { candidate, learnings: candidate ? learningsIn(source) : [], stated: statedIn(source) };
}
