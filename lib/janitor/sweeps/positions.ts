/** A stored row of a sorted list. */
interface StoredRow {
  position: number;
  /** Hash of its content without the position. */
  hash: string;
}

export interface PlacedRow {
  position: number;
  /** Whether the row is stored at this position already. */
  isStored: boolean;
}

/** Positions of rows that are stored together, so that others can later be stored between them. */
const STEP = 256;
const MAX_POSITION = 900_000_000;

/**
 * Positions for the rows of a sorted list, given by their hashes. Stored rows (sorted by position) keep theirs as far as
 * the order allows; all rows get new positions if there is no room.
 */
export function placeRows(stored: readonly StoredRow[], hashes: readonly string[]): PlacedRow[] {
  return placeAmong(stored, hashes) ?? placeAnew(hashes.length);
}

function placeAnew(count: number): PlacedRow[] {
  const step = Math.max(1, Math.min(STEP, Math.floor(MAX_POSITION / (count + 1))));
  return Array.from({ length: count }, (_, at) => ({ position: (at + 1) * step, isStored: false }));
}

function placeAmong(stored: readonly StoredRow[], hashes: readonly string[]): PlacedRow[] | null {
  const byHash = new Map(stored.map(({ hash, position }) => [hash, position]));
  const placed: PlacedRow[] = [];
  let [last, waiting] = [-1, 0];
  /** Spreads the rows that wait evenly before `next`. */
  const place = (next: number): boolean => {
    const step = Math.floor((next - last) / (waiting + 1));
    for (let n = 1; n <= waiting; n++) placed.push({ position: last + n * step, isStored: false });
    waiting = 0;
    return step > 0;
  };
  for (const hash of hashes) {
    const position = byHash.get(hash) ?? -1;
    if (position <= last) waiting += 1;
    else {
      if (!place(position)) return null;
      placed.push({ position, isStored: true });
      last = position;
    }
  }
  return place(last + STEP * (waiting + 1)) && last <= MAX_POSITION ? placed : null;
}
