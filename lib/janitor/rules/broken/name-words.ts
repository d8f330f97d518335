/** Names that are compared for a word. */
const MAX_COMPARED = 300;
/** Names with a single word in common are no suggestion. */
const MIN_WORDS = 2;
/** Digits of a date, `251201`, up to those of a Zettelkasten's id with seconds. */
const [MIN_DIGITS, MAX_DIGITS] = [6, 14];
const END = -1;

/** The words of a name, and those without a date or an id before or behind them. */
interface Words {
  all: readonly string[];
  undated: readonly string[];
}

function wordsOf(name: string): Words {
  const all = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
  const [before, behind] = [datedFor(all), datedFor([...all].reverse())];
  const undated = before > 0 ? all.slice(before) : all.slice(0, all.length - behind);
  return { all, undated: undated.length > 0 ? undated : all };
}

/** How many of the first words are a date: `20251201`, or `2025`, `12` and `01`. */
function datedFor(words: readonly string[]): number {
  let [count, digits] = [0, 0];
  for (const word of words) {
    if (!/^\d+$/.test(word) || digits + word.length > MAX_DIGITS) break;
    digits += word.length;
    count += 1;
  }
  return digits >= MIN_DIGITS ? count : 0;
}

/** Finds names that are a missing one with a date, such as `20251201 Sailing knots`, or that have all of its words. */
export class WordSearch {
  /** The last place of a word in `nameAt`. */
  private readonly last = new Map<string, number>();
  private readonly nameAt: number[] = [];
  private readonly before: number[] = [];

  constructor(private readonly names: readonly string[]) {
    for (const [at, name] of names.entries())
      for (const word of new Set(wordsOf(name).all)) this.add(word, at);
  }

  private add(word: string, at: number): void {
    const place = this.nameAt.push(at) - 1;
    this.before.push(this.last.get(word) ?? END);
    this.last.set(word, place);
  }

  /** Indexes of names, each with how far it is: 0 for one that differs by a date, else the number of words that it has more. */
  find(name: string): Map<number, number> {
    const wanted = wordsOf(name);
    const found = new Map<number, number>();
    const rarest = [...wanted.undated].sort((a, b) => b.length - a.length)[0] ?? "";
    let place = this.last.get(rarest) ?? END;
    for (let compared = 0; place !== END && compared < MAX_COMPARED; compared++) {
      const at = this.nameAt[place] ?? 0;
      const distance = distanceOf(wanted, wordsOf(this.names[at] ?? ""));
      if (distance !== undefined) found.set(at, distance);
      place = this.before[place] ?? END;
    }
    return found;
  }
}

const isDated = ({ all, undated }: Words): boolean => undated.length < all.length;

function distanceOf(wanted: Words, other: Words): number | undefined {
  // Notes of two days may have one name, and are two notes.
  if (isDated(wanted) && isDated(other)) return undefined;
  if (wanted.undated.join(" ") === other.undated.join(" ")) return 0;
  const has = new Set(other.all);
  if (wanted.all.length < MIN_WORDS || !wanted.all.every((word) => has.has(word))) return undefined;
  return other.all.length - wanted.all.length;
}
