/**
 * Interned copies of strings: V8 keeps the whole text in memory for a slice of it, and targets, statuses and field
 * names repeat.
 */
export class StringPool {
  private readonly known = new Map<string, string>();

  intern(text: string): string {
    return this.known.get(text) ?? this.add(copy(text));
  }

  /** Like `intern`, for a text that keeps no other in memory. */
  adopt(text: string): string {
    return this.known.get(text) ?? this.add(text);
  }

  private add(own: string): string {
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

/** The same text, which keeps no other in memory. */
export function copy(text: string): string {
  if (text.length < SHORTEST_SLICE) return text;
  // One byte per character if possible; UTF-16 preserves lone surrogates.
  if (text.length > scratch.length || !ASCII.test(text))
    return Buffer.from(text, "utf16le").toString("utf16le");
  return scratch.toString("latin1", 0, scratch.write(text, "latin1"));
}
