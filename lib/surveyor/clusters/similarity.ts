import {
  type ByteMatrix,
  mergeNeighbours,
  type Neighbours,
  type SpaceIndex,
  threads,
} from "@/lib/embeddings";

/** Neighbours per record. */
const NEIGHBOURS = 10;

export interface Neighbour {
  /** Index of the other record. */
  at: number;
  /** The cosine, from -1 to 1. */
  score: number;
}

/** The records of a space, with one vector each: a row of the matrix. */
export interface RecordSpace {
  paths: readonly string[];
  matrix: ByteMatrix;
}

export const recordSpaceOf = (space: SpaceIndex): RecordSpace => ({
  paths: space.paths,
  matrix: space.recordMatrix(),
});

/** The records by index, and the neighbours of each. */
export interface Similarity {
  paths: string[];
  placeOf: ReadonlyMap<string, number>;
  neighbours: Neighbours;
}

/** The neighbours of a record, best first. */
export function nearOf({ neighbours }: Pick<Similarity, "neighbours">, record: number): Neighbour[] {
  const { count, at, scores } = neighbours;
  const near: Neighbour[] = [];
  for (let place = record * count; place < (record + 1) * count; place += 1) {
    const other = at[place] as number;
    if (other < 0) break;
    near.push({ at: other, score: scores[place] as number });
  }
  return near;
}

/** Compares all records of each space with each other; vectors of different spaces cannot be compared. */
export async function similarityOf(spaces: readonly RecordSpace[]): Promise<Similarity> {
  const paths = spaces.flatMap((space) => space.paths);
  const found: Neighbours[] = [];
  for (const { matrix } of spaces) found.push(await neighboursIn(matrix));
  return { paths, placeOf: new Map(paths.map((path, at) => [path, at])), neighbours: joined(found) };
}

/** The neighbours of all spaces in one list, by the index of records of all spaces. */
export function joined(spaces: readonly Neighbours[]): Neighbours {
  const length = spaces.reduce((sum, { at }) => sum + at.length, 0);
  const all = { count: NEIGHBOURS, at: new Int32Array(length), scores: new Float32Array(length) };
  let offset = 0;
  for (const { at, scores } of spaces) {
    const before = offset / NEIGHBOURS;
    all.at.set(
      at.map((other) => (other < 0 ? other : other + before)),
      offset,
    );
    all.scores.set(scores, offset);
    offset += at.length;
  }
  return all;
}

async function neighboursIn(matrix: ByteMatrix): Promise<Neighbours> {
  const pool = threads();
  const parts = Array.from({ length: pool.size }, (_, part) => ({ part, parts: pool.size }));
  const found = await Promise.all(
    parts.map((part) => pool.run("neighbours", { matrix, count: NEIGHBOURS, ...part })),
  );
  return mergeNeighbours(found, matrix.scales.length, NEIGHBOURS);
}
