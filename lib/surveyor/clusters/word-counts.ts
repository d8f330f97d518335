/** In how many texts a word is. */
interface Counted {
  texts: number;
  /** What those texts weigh, where titles count more. */
  weight: number;
}

/** How frequent words are in some texts. */
export class WordCounts {
  private readonly counts = new Map<string, Counted>();
  /** All of the texts, with words or without. */
  texts = 0;

  /** Counts one more text: its distinct words, with their weights. */
  add(words: ReadonlyMap<string, number>): void {
    this.texts += 1;
    for (const [word, weight] of words) this.count(word, { texts: 1, weight });
  }

  join(other: WordCounts): void {
    this.texts += other.texts;
    for (const [word, counted] of other.counts) this.count(word, counted);
  }

  /** Forgets words of one text only, which are most of them. */
  forgetSingle(): void {
    for (const [word, { texts }] of this.counts) if (texts < 2) this.counts.delete(word);
  }

  /** Each word with the share of the texts that have it, which is more than that for words of titles. */
  *shares(): Generator<{ word: string; texts: number; share: number }> {
    for (const [word, { texts, weight }] of this.counts) yield { word, texts, share: weight / this.texts };
  }

  textsWith = (word: string): number => this.counts.get(word)?.texts ?? 0;

  shareOf = (word: string): number | undefined => {
    const counted = this.counts.get(word);
    return counted && counted.weight / this.texts;
  };

  private count(word: string, { texts, weight }: Counted): void {
    const known = this.counts.get(word);
    if (!known) return void this.counts.set(word, { texts, weight });
    known.texts += texts;
    known.weight += weight;
  }
}
