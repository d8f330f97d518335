import { looseKey } from "@/lib/vault";
import type { RecordFile } from "../../snapshot";

/** Names with more edits between them are not similar. */
const MAX_EDITS = 2;
/** Shorter names are compared for equality of words only. */
const MIN_NAME_LENGTH = 4;
/** Names compared per bucket. */
const MAX_COMPARED = 300;
const AFFIX_LENGTH = 3;

interface Named {
  name: string;
  path: string;
}

type Buckets = Map<string | number, Named[]>;

/** Finds records whose names are similar to a missing one. */
export class NameSearch {
  /** Names within two edits mostly share a prefix or suffix; names of the same words share their letters. */
  private readonly buckets: readonly [key: (name: string) => string | number, buckets: Buckets][] = [
    [(name) => name.slice(0, AFFIX_LENGTH), new Map()],
    [(name) => name.slice(-AFFIX_LENGTH), new Map()],
    [lettersOf, new Map()],
  ];

  constructor(records: readonly RecordFile[]) {
    for (const { path, stem, record } of records) {
      this.add(record.looseName, path);
      const loose = looseKey(stem);
      if (loose !== record.looseName) this.add(loose, path);
      for (const alias of record.aliases) this.add(looseKey(alias), path);
    }
  }

  private add(name: string, path: string): void {
    const named = { name, path };
    for (const [keyOf, buckets] of this.buckets) {
      const key = keyOf(name);
      const bucket = buckets.get(key);
      if (bucket) bucket.push(named);
      else buckets.set(key, [named]);
    }
  }

  /** The paths of records with similar names, most similar first; `name` is a `looseKey`. */
  find(name: string): string[] {
    const found = new Map<string, number>();
    for (const [keyOf, buckets] of this.buckets) {
      for (const { name: other, path } of (buckets.get(keyOf(name)) ?? []).slice(0, MAX_COMPARED)) {
        const distance = distanceOf(name, other);
        if (distance <= (found.get(path) ?? MAX_EDITS)) found.set(path, distance);
      }
    }
    return [...found].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([path]) => path);
  }
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
