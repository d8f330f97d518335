import type { Signature } from "./similarity";

/** Words of more items than this are ignored, unless there are no others. */
const MAX_COMMON = 300;

/** An index of items by word, to avoid comparing all pairs. */
export class WordIndex<T> {
  private readonly byWord = new Map<string, Set<T>>();

  add({ words }: Signature, item: T): void {
    for (const word of words) {
      const items = this.byWord.get(word);
      if (items) items.add(item);
      else this.byWord.set(word, new Set([item]));
    }
  }

  /** Items that share a rare word; if all words are common, the rarest one counts. */
  near({ words }: Signature): T[] {
    const found = [...words].flatMap((word) => this.byWord.get(word) ?? []).sort((a, b) => a.size - b.size);
    // Equal statements share most words, so the rarest two thirds are enough.
    const met = found.slice(0, Math.max(1, Math.ceil((found.length * 2) / 3)));
    return [
      ...new Set(met.filter(({ size }, at) => at === 0 || size <= MAX_COMMON).flatMap((items) => [...items])),
    ];
  }
}
