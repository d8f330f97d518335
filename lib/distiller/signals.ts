import { SINGLE_KINDS, type SingleKind, type SourceText } from "./learning";
import { isAsserted } from "./local/asserted";
import { findLocally } from "./local/extract";
import type { Candidate, Signal } from "./shapes";
import { statementsOf } from "./text/statements";

/** Words that indicate a learning, for either engine. */
const CUES: Readonly<Record<SingleKind, RegExp>> = {
  decision:
    /\b(?:decided|decision|agreed|approved|chose|chosen|picked|opted|voted|resolved|settled on|signed off|going with|go with|we(?:['’]ll| will) (?:use|keep|stay|not)|postponed|carried)\b/iu,
  assumption:
    /\b(?:assum(?:e|es|ed|ing|ption|ptions)|expect(?:s|ed|ing)?|presumably|probably|suspects?|reckons?|believes?|hypothesis|likely|likelihood|should be|should stay)\b/iu,
  constraint:
    /\b(?:must|cannot|can['’]t|may not|may only|deadline|limits?|limited|required|requires?|mandatory|forbidden|prohibited|not allowed|at most|at least|no more than|no later than|maximum|minimum|has to be|have to be|needs to be|only if|due (?:on|by))\b/iu,
  contradiction:
    /\b(?:however|contradicts?|conflicts? with|conflicting|disagrees?|inconsistent|at odds|mismatch|discrepancy|changed from|whereas|(?:does|do|did)(?: not|n['’]t) match)\b/iu,
};

const MAX_WORDS = 4;
/** Factor by which each signal reduces the distance of the score to 1. */
const DECAY = 0.75;

/** The signals of a source, by words and sentence patterns; null if there are none. */
export function candidateOf(source: SourceText): Candidate | null {
  const asserted = statementsOf(source).filter(isAsserted);
  const found = findLocally(source);
  const signals = SINGLE_KINDS.flatMap((kind): Signal[] => {
    const words = asserted.flatMap(({ own, section, isItem }) => {
      const cue = CUES[kind].exec(own)?.[0].toLowerCase();
      return cue ?? (isItem && section === kind ? `a list of ${kind}s` : []);
    });
    const count = Math.max(words.length, found.filter((each) => each.kind === kind).length);
    return count === 0 ? [] : [{ kind, count, words: [...new Set(words)].slice(0, MAX_WORDS) }];
  });
  if (signals.length === 0) return null;
  const hints = signals.reduce((sum, { count }) => sum + count, 0);
  return { path: source.path, score: Math.round((1 - DECAY ** hints) * 100) / 100, signals };
}
