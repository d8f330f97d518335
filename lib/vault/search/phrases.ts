import type { TracedText } from "../indexing";
import { escaped, patternOf } from "./pattern";

/** A stretch of a text. */
export interface Span {
  from: number;
  to: number;
}

/** The most characters between two words of a phrase. */
const MAX_GAP = 3;

/** Words and phrases that are looked for in folded texts, from the beginning of a word to the end of one. */
export class Phrases {
  private readonly phrases: readonly (readonly string[])[];
  private readonly begin: RegExp | null;
  /** No phrase is longer, in characters; accents between them were dropped. */
  readonly longest: number;

  /** @param phrases folded words, with a blank between them */
  constructor(phrases: readonly string[]) {
    this.phrases = phrases.map((phrase) => phrase.split(" "));
    this.begin = patternOf(this.phrases.map(([first = ""]) => escaped(first)));
    this.longest = Math.max(
      ...this.phrases.map((words) => words.join("").length + MAX_GAP ** 2 * words.length),
    );
  }

  // Classes of letters would take milliseconds each to compile: boundaries are found by the kinds of characters.
  *in({ folded, isInWord }: TracedText): Generator<Span> {
    if (this.begin === null) return;
    const reads = this.phrases.map((words) => new Reading(words, folded));
    this.begin.lastIndex = 0;
    for (let hit = this.begin.exec(folded); hit; hit = this.begin.exec(folded)) {
      const from = hit.index;
      const isInside = isInWord(from - 1) && isInWord(from);
      let to = isInside ? null : endOf(reads, from);
      if (to === null) {
        this.begin.lastIndex = from + 1;
        continue;
      }
      while (isInWord(to) && isInWord(to - 1)) to++;
      this.begin.lastIndex = to;
      yield { from, to };
    }
  }
}

/** Where the first phrase that begins there ends. */
function endOf(reads: readonly Reading[], from: number): number | null {
  for (const each of reads) {
    const to = each.endFrom(from);
    if (to !== null) return to;
  }
  return null;
}

/** Reads a phrase in one text. */
class Reading {
  /** From where a word of the phrase and those behind it were looked for in vain: repeated words have too many ways to try each. */
  private readonly failed = new Set<number>();

  constructor(
    private readonly words: readonly string[],
    private readonly text: string,
  ) {}

  /** Where the words from the `nth` on end if they begin at `from`. */
  endFrom(from: number, nth = 0): number | null {
    const word = this.words[nth] ?? "";
    if (!this.text.startsWith(word, from)) return null;
    const end = from + word.length;
    if (nth === this.words.length - 1) return end;
    const key = from * this.words.length + nth;
    if (this.failed.has(key)) return null;
    for (let between = 1; between <= MAX_GAP; between += 1) {
      const to = this.endFrom(end + between, nth + 1);
      if (to !== null) return to;
    }
    this.failed.add(key);
    return null;
  }
}
