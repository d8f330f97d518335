import type { Signature } from "./likeness";

/** A word that so many bear tells nothing, unless there is no other. */
const COMMON = 300;

/** Finds what shares words with a statement, so that not everything need be compared with everything. */
export class WordIndex<T> {
  private readonly byWord = new Map<string, Set<T>>();

  add({ words }: Signature, item: T): void {
    for (const word of words) {
      const items = this.byWord.get(word);
      if (items) items.add(item);
      else this.byWord.set(word, new Set([item]));
    }
  }

  /** Whatever shares a word that is rare enough; where all words are common, the rarest. */
  near({ words }: Signature): T[] {
    const found = [...words].flatMap((word) => this.byWord.get(word) ?? []).sort((a, b) => a.size - b.size);
    // Those that say the same share all words but a few: the rarest two thirds meet each of them.
    const met = found.slice(0, Math.max(1, Math.ceil((found.length * 2) / 3)));
    return [
      ...new Set(met.filter(({ size }, at) => at === 0 || size <= COMMON).flatMap((items) => [...items])),
    ];
  }
}
