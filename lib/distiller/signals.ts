import { ENGLISH_LEARNINGS } from "@/lib/language";
import { SINGLE_KINDS, type SourceText } from "./learning";
import { assertedIn } from "./local/asserted";
import { hintsIn } from "./local/remembered";
import type { Candidate, Signal } from "./shapes";

const MAX_WORDS = 4;
/** Factor by which each signal reduces the distance of the score to 1. */
const DECAY = 0.75;

/** The signals of a source, by words and sentence patterns; null if there are none. */
export function candidateOf(source: SourceText): Candidate | null {
  const asserted = assertedIn(source);
  const hints = hintsIn(source);
  const signals = SINGLE_KINDS.flatMap((kind): Signal[] => {
    const words = asserted.flatMap(({ own, section, isItem }) => {
      const cue = ENGLISH_LEARNINGS.cues[kind].exec(own)?.[0].toLowerCase();
      return cue ?? (isItem && section === kind ? `a list of ${kind}s` : []);
    });
    const count = Math.max(words.length, hints.filter((each) => each.kind === kind).length);
    return count === 0 ? [] : [{ kind, count, words: [...new Set(words)].slice(0, MAX_WORDS) }];
  });
  if (signals.length === 0) return null;
  const counted = signals.reduce((sum, { count }) => sum + count, 0);
  return { path: source.path, score: Math.round((1 - DECAY ** counted) * 100) / 100, signals };
}
