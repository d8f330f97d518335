interface Counted {
  texts: number;
  /** The spelling that came first. */
  spelling: string;
}

/**
 * Most phrases are in one text only. When more than this many are known, those that are rare among the texts so far are
 * forgotten.
 */
const MAX_KNOWN = 100_000;
const RARE = 0.02;

/** How frequent phrases are in the texts of a group; of those that are rare in a large group, less than they are. */
export class PhraseCounts {
  private readonly counts = new Map<string, Counted>();
  texts = 0;

  /** Counts one more text: the spelling of each of its phrases, by key. */
  add(phrases: ReadonlyMap<string, string>): void {
    this.texts += 1;
    for (const [key, spelling] of phrases) this.count(key, { texts: 1, spelling });
    if (this.counts.size > MAX_KNOWN) this.forget(Math.max(1, RARE * this.texts));
  }

  join(other: PhraseCounts): void {
    this.texts += other.texts;
    for (const [key, counted] of other.counts) this.count(key, counted);
  }

  forgetSingle(): void {
    this.forget(1);
  }

  has = (key: string): boolean => this.counts.has(key);

  [Symbol.iterator](): IterableIterator<[key: string, counted: Counted]> {
    return this.counts.entries();
  }

  private count(key: string, { texts, spelling }: Counted): void {
    const known = this.counts.get(key);
    if (known) known.texts += texts;
    else this.counts.set(key, { texts, spelling });
  }

  private forget(most: number): void {
    for (const [key, { texts }] of this.counts) if (texts <= most) this.counts.delete(key);
  }
}

const CELLS = 2 ** 22;
const MAX_COUNT = 2 ** 16 - 1;

/**
 * In about how many texts of a vault a phrase is, in memory that does not grow: phrases whose hashes meet count as one,
 * so that a rare one may seem less rare (a count-min sketch of one row; Cormode and Muthukrishnan 2005).
 */
export class PhraseSketch {
  private readonly cells = new Uint16Array(CELLS);

  add(keys: Iterable<string>): void {
    for (const key of keys) {
      const cell = cellOf(key);
      this.cells[cell] = Math.min(MAX_COUNT, (this.cells[cell] ?? 0) + 1);
    }
  }

  textsWith = (key: string): number => this.cells[cellOf(key)] ?? 0;
}

/** FNV-1a of 32 bits, over UTF-16 units. */
function cellOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % CELLS;
}
