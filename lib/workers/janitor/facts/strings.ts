/**
 * Strings that stand for themselves: a slice of a text would keep the whole text in memory. The same words (targets,
 * statuses, names of fields) are kept but once.
 */
export class Strings {
  private readonly known = new Map<string, string>();

  keep(text: string): string {
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const own = copy(text);
    this.known.set(own, own);
    return own;
  }

  get size(): number {
    return this.known.size;
  }
}

/** Shorter strings are never slices (V8). */
const SHORTEST_SLICE = 13;

export const copy = (text: string): string =>
  text.length < SHORTEST_SLICE ? text : Buffer.from(text, "utf16le").toString("utf16le");
