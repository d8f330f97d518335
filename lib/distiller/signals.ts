import { SINGLE_KINDS, type SingleKind, type SourceText } from "./learning";
import { findLocally } from "./local/extract";
import { isSaid } from "./local/settled";
import type { Signal } from "./tables";
import { statementsOf } from "./text/statements";

/** Words that hint at a learning, whoever will read it (`facts.md`, "Local knowledge of a text"). */
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

const MOST_WORDS = 4;
/** Each sentence that hints leaves so much of what was missing to 1. */
const LEFT_BY_EACH = 0.75;

export interface Candidate {
  path: string;
  /** From 0 to 1: how much it is worth reading. */
  score: number;
  signals: Signal[];
}

/** What of a source hints at learnings, by its words or its sentences' patterns; null when nothing does. */
export function judge(source: SourceText): Candidate | null {
  const said = statementsOf(source).filter(isSaid);
  const found = findLocally(source);
  const signals = SINGLE_KINDS.flatMap((kind): Signal[] => {
    const words = said.flatMap(({ own, section, isItem }) => {
      const cue = CUES[kind].exec(own)?.[0].toLowerCase();
      return cue ?? (isItem && section === kind ? `a list of ${kind}s` : []);
    });
    const count = Math.max(words.length, found.filter((each) => each.kind === kind).length);
    return count === 0 ? [] : [{ kind, count, words: [...new Set(words)].slice(0, MOST_WORDS) }];
  });
  if (signals.length === 0) return null;
  const hints = signals.reduce((sum, { count }) => sum + count, 0);
  return { path: source.path, score: Math.round((1 - LEFT_BY_EACH ** hints) * 100) / 100, signals };
}
