import type { LearningWords } from "@/lib/language";
import type { SingleKind } from "../learning";
import { firstMatch, type Match } from "./pattern";

/** In this order: a decision may contain "must", and an assumption may name a limit. */
const ORDER: readonly SingleKind[] = ["contradiction", "decision", "assumption", "constraint"];

/** The kind of a sentence by the words of its language; `only`: the kind that its heading allows. */
export function kindByWords(
  words: LearningWords,
  own: string,
  only: SingleKind | null,
): { kind: SingleKind; match: Match } | null {
  for (const kind of ORDER) {
    if ((only !== null && only !== kind) || words.excluded[kind].test(own)) continue;
    const match = firstMatch(own, words.patterns[kind]);
    if (match) return { kind, match };
  }
  return null;
}

const MAX_TURNS = 8;

/** "laut Kasse 412 Euro, laut Bank 421": two sources with different figures. */
export function hasTwoSources({ turn, source }: LearningWords, own: string): boolean {
  const turns = [...own.matchAll(turn)].slice(0, MAX_TURNS);
  return turns.some(({ index, 0: words }) => {
    const [a, b] = [figureOf(source, own.slice(0, index)), figureOf(source, own.slice(index + words.length))];
    return a !== null && b !== null && a !== b;
  });
}

function figureOf(source: RegExp, half: string): string | null {
  const found = source.exec(half);
  return found && (/\d[\d.,:]*\d|\d/.exec(half.slice(found.index + found[0].length))?.[0] ?? null);
}
