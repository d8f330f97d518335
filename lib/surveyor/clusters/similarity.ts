import { mergeNeighbours, type SpaceIndex, threads } from "@/lib/embeddings";

/** Neighbours per record. */
const NEIGHBOURS = 10;

export interface Neighbour {
  /** Index of the other record. */
  at: number;
  /** The cosine, from -1 to 1. */
  score: number;
}

/** The records of a space, with one vector each: a row of the matrix, which is in shared memory. */
export interface RecordSpace {
  paths: readonly string[];
  dimensions: number;
  matrix: Float32Array;
}

export const recordSpaceOf = (space: SpaceIndex): RecordSpace => ({
  paths: space.paths,
  dimensions: space.dimensions,
  matrix: space.recordMatrix(),
});

/** The records by index, and the neighbours of each, best first. */
export interface Similarity {
  paths: string[];
  placeOf: ReadonlyMap<string, number>;
  neighbours: Neighbour[][];
}

/** Compares all records of each space with each other; vectors of different spaces cannot be compared. */
export async function similarityOf(spaces: readonly RecordSpace[]): Promise<Similarity> {
  const paths = spaces.flatMap((space) => space.paths);
  const found: Neighbour[][][] = [];
  for (const space of spaces) found.push(await neighboursIn(space));
  return { paths, placeOf: new Map(paths.map((path, at) => [path, at])), neighbours: joined(found) };
}

/** The neighbours of all spaces in one list. Not spread into one call, which takes no more than some 100,000. */
export function joined(spaces: readonly Neighbour[][][]): Neighbour[][] {
  let offset = 0;
  return spaces.flatMap((space) => {
    const before = offset;
    offset += space.length;
    return space.map((near) => near.map(({ at, score }) => ({ at: at + before, score })));
  });
}

async function neighboursIn({ paths, matrix, dimensions }: RecordSpace): Promise<Neighbour[][]> {
  const task = { matrix, rows: paths.length, dimensions, count: NEIGHBOURS };
  const pool = threads();
  const parts = Array.from({ length: pool.size }, (_, part) => ({ part, parts: pool.size }));
  const found = await Promise.all(parts.map((part) => pool.run("neighbours", { ...task, ...part })));
  const { at, scores } = mergeNeighbours(found, NEIGHBOURS);
  const near: Neighbour[][] = [];
  for (let from = 0; from < at.length; from += NEIGHBOURS)
    near.push(
      Array.from(at.subarray(from, from + NEIGHBOURS), (other, index) => ({
        at: other,
        score: scores[from + index] ?? 0,
      })).filter((each) => each.at >= 0),
    );
  return near;
}
