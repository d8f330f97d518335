import { looseKey } from "@/lib/vault";
import type { RecordFile } from "../../facts";

/** Names that differ in more letters are other names. */
const MOST_EDITS = 2;
/** Names of so few letters differ in too few. */
const SHORTEST = 4;
/** Names looked at for one target. */
const MOST_COMPARED = 300;
const END = 3;

interface Named {
  name: string;
  path: string;
}

type Buckets = Map<string | number, Named[]>;

/** Finds records whose names look like one that is not there. */
export class Near {
  /** Names within two edits mostly share their beginning or their end; those of the same words, their letters. */
  private readonly buckets: readonly [key: (name: string) => string | number, buckets: Buckets][] = [
    [(name) => name.slice(0, END), new Map()],
    [(name) => name.slice(-END), new Map()],
    [lettersOf, new Map()],
  ];

  constructor(records: readonly RecordFile[]) {
    for (const { path, stem, record } of records) {
      this.file(record.looseName, path);
      const loose = looseKey(stem);
      if (loose !== record.looseName) this.file(loose, path);
      for (const alias of record.aliases) this.file(looseKey(alias), path);
    }
  }

  private file(name: string, path: string): void {
    const named = { name, path };
    for (const [keyOf, buckets] of this.buckets) {
      const key = keyOf(name);
      const bucket = buckets.get(key);
      if (bucket) bucket.push(named);
      else buckets.set(key, [named]);
    }
  }

  /** The paths of the records nearest to a name (as `looseKey` has it), nearest first. */
  find(name: string): string[] {
    const found = new Map<string, number>();
    for (const [keyOf, buckets] of this.buckets) {
      for (const { name: other, path } of (buckets.get(keyOf(name)) ?? []).slice(0, MOST_COMPARED)) {
        const distance = distanceOf(name, other);
        if (distance <= (found.get(path) ?? MOST_EDITS)) found.set(path, distance);
      }
    }
    return [...found].sort(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)).map(([path]) => path);
  }
}

/** The sum of the letters' squares: the same for the same words in whatever order. */
function lettersOf(name: string): number {
  let sum = 0;
  for (let i = 0; i < name.length; i++) sum += name.charCodeAt(i) ** 2;
  return sum;
}

const wordsOf = (name: string): string => name.split(" ").sort().join(" ");

/** 0 for the same words in another order, else the letters to change; too many count as infinitely many. */
function distanceOf(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > MOST_EDITS) return Number.POSITIVE_INFINITY;
  if (a.length === b.length && wordsOf(a) === wordsOf(b)) return 0;
  if (Math.min(a.length, b.length) < SHORTEST) return Number.POSITIVE_INFINITY;
  const edits = editsBetween(a, b);
  return edits <= MOST_EDITS ? edits : Number.POSITIVE_INFINITY;
}

/** The Levenshtein distance. */
function editsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
