import { madeOnce } from "@/lib/core/made-once";
import { looseKey } from "@/lib/vault";
import type { RecordFile } from "../../snapshot";
import { WordSearch } from "./name-words";

/** Names with more edits between them are not similar. */
const MAX_EDITS = 2;
/** Shorter names are compared for equality of words only. */
const MIN_NAME_LENGTH = 4;
/** Names compared per bucket. */
const MAX_COMPARED = 300;
const AFFIX_LENGTH = 3;

/** Names within two edits mostly share a prefix or suffix; names of the same words share their letters. */
const KEYS: readonly ((name: string) => string | number)[] = [
  (name) => name.slice(0, AFFIX_LENGTH),
  (name) => name.slice(-AFFIX_LENGTH),
  lettersOf,
];

/** Finds records whose names are similar to a missing one. */
export class NameSearch {
  private readonly names: string[] = [];
  private readonly paths: string[] = [];
  private readonly chains: readonly Chain[];
  private readonly byWords: WordSearch;

  /** The search among these records, made once: those of the next scan are the same ones if none has changed. */
  static readonly among = madeOnce((records: readonly RecordFile[]) => new NameSearch(records));

  constructor(records: readonly RecordFile[]) {
    for (const { path, stem, record } of records) {
      this.add(record.looseName, path);
      const loose = looseKey(stem);
      if (loose !== record.looseName) this.add(loose, path);
      for (const alias of record.aliases) this.add(looseKey(alias), path);
    }
    this.chains = KEYS.map((keyOf) => chainOf(this.names, keyOf));
    this.byWords = new WordSearch(this.names);
  }

  private add(name: string, path: string): void {
    this.names.push(name);
    this.paths.push(path);
  }

  /** The paths of records with similar names, most similar first; `name` is a `looseKey`. */
  find(name: string): string[] {
    const found = new Map<string, number>();
    for (const { keyOf, first, next } of this.chains) {
      let at = first.get(keyOf(name)) ?? END;
      for (let compared = 0; at !== END && compared < MAX_COMPARED; compared++, at = next[at] ?? END) {
        const [other, path] = [this.names[at] ?? "", this.paths[at] ?? ""];
        const distance = distanceOf(name, other);
        if (distance <= (found.get(path) ?? MAX_EDITS)) found.set(path, distance);
      }
    }
    for (const [at, more] of this.byWords.find(name)) {
      const path = this.paths[at] ?? "";
      // Names with other words come after those with other letters.
      const distance = more === 0 ? 0 : MAX_EDITS + more;
      if (distance < (found.get(path) ?? Number.POSITIVE_INFINITY)) found.set(path, distance);
    }
    return [...found].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([path]) => path);
  }
}

/** Names by a key, as indexes into one list: a separate list for each of 100,000 keys would be as many objects. */
interface Chain {
  keyOf: (name: string) => string | number;
  /** The first name with a key. */
  first: ReadonlyMap<string | number, number>;
  /** The next with the same, by place, or `END`. */
  next: Int32Array;
}

const END = -1;

function chainOf(names: readonly string[], keyOf: Chain["keyOf"]): Chain {
  const [first, next] = [new Map<string | number, number>(), new Int32Array(names.length)];
  for (let at = names.length - 1; at >= 0; at--) {
    const key = keyOf(names[at] ?? "");
    next[at] = first.get(key) ?? END;
    first.set(key, at);
  }
  return { keyOf, first, next };
}

/** The sum of the squared character codes, which does not depend on the order of words. */
function lettersOf(name: string): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum += name.charCodeAt(i) ** 2;
  return sum;
}

const wordsOf = (name: string): string => name.split(" ").sort().join(" ");

/** 0 for the same words in another order, else the edit distance; Infinity above the limit. */
function distanceOf(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MAX_EDITS) return Number.POSITIVE_INFINITY;
  if (a.length === b.length && lettersOf(a) === lettersOf(b) && wordsOf(a) === wordsOf(b)) return 0;
  if (Math.min(a.length, b.length) < MIN_NAME_LENGTH) return Number.POSITIVE_INFINITY;
  const edits = editsBetween(a, b, MAX_EDITS);
  return edits <= MAX_EDITS ? edits : Number.POSITIVE_INFINITY;
}

/** The Levenshtein distance, or more than `limit` if that is more. */
export function editsBetween(a: string, b: string, limit: number): number {
  let [start, ends] = [0, 0];
  const shorter = Math.min(a.length, b.length);
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  while (ends < shorter - start && a.charCodeAt(a.length - 1 - ends) === b.charCodeAt(b.length - 1 - ends))
    ends++;
  return distanceWithin(a.slice(start, a.length - ends), b.slice(start, b.length - ends), limit);
}

/** Row by row, as far as the distance can still be within the limit. */
function distanceWithin(a: string, b: string, limit: number): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      const edits = Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1);
      next.push(edits);
      if (edits < least) least = edits;
    }
    if (least > limit) return least;
    row = next;
  }
  return row[b.length] ?? 0;
}
