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
const ASCII = /^[\0-\x7f]*$/;
const scratch = Buffer.allocUnsafe(4096);

export function copy(text: string): string {
  if (text.length < SHORTEST_SLICE) return text;
  // One byte a letter where that is enough; lone surrogates, which UTF-8 cannot bear, stay as they are.
  if (text.length > scratch.length || !ASCII.test(text))
    return Buffer.from(text, "utf16le").toString("utf16le");
  return scratch.toString("latin1", 0, scratch.write(text, "latin1"));
}
