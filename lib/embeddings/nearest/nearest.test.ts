import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dot, normalize } from "../engines/vector";
import { SpaceBuilder } from "../vectors/space-builder";
import { type ByteMatrix, byteMatrix, rowOf, setRow } from "./byte-matrix";
import { mergeNeighbours, neighboursOf } from "./neighbours";
import { scan } from "./scan";
import { TopScores } from "./top-scores";

const DIMENSIONS = 7;
const unit = fc
  .array(fc.integer({ min: -9, max: 9 }), { minLength: DIMENSIONS, maxLength: DIMENSIONS })
  .map((values) => normalize(Float32Array.from(values)));

function matrixOf(rows: readonly Float32Array[]): ByteMatrix {
  const matrix = byteMatrix(rows.length, DIMENSIONS);
  for (const [at, row] of rows.entries()) setRow(matrix, at, row);
  return matrix;
}

describe("the best of many", () => {
  it("are those that sorting finds", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -50, max: 50 })),
        fc.integer({ min: 1, max: 12 }),
        (scores, count) => {
          const best = new TopScores(count);
          for (const [at, score] of scores.entries()) best.add(at, score);
          const sorted = [...scores].sort((a, b) => b - a).slice(0, count);
          expect([...best.sorted().scores]).toEqual(sorted);
        },
      ),
    );
  });
});

describe("nearest rows", () => {
  it("are found whatever the vectors, and a mask leaves rows out", () => {
    fc.assert(
      fc.property(fc.array(unit, { minLength: 1, maxLength: 30 }), unit, fc.nat(29), (rows, query, left) => {
        const task = { matrix: matrixOf(rows), from: 0, to: rows.length, query, count: 5 };
        const mask = Uint8Array.from(rows, (_, at) => (at === left ? 0 : 1));
        const { at, scores } = scan({ ...task, mask });
        const wanted = rows.flatMap((row, place) => (place === left ? [] : [dot(row, query)]));
        wanted.sort((a, b) => b - a);
        expect(at).not.toContain(left);
        expect(scores).toHaveLength(Math.min(5, wanted.length));
        for (const [place, score] of scores.entries())
          expect(Math.abs(score - (wanted[place] ?? 0))).toBeLessThan(0.01);
      }),
    );
  });

  it("of all rows are the same by a product of matrices as one by one", async () => {
    const rows = fc.sample(unit, { numRuns: 900, seed: 7 });
    const matrix = matrixOf(rows);
    const task = { matrix, count: 4 };
    const parts = await Promise.all([0, 1, 2].map((part) => neighboursOf({ ...task, part, parts: 3 })));
    const { at, scores } = mergeNeighbours(parts, rows.length, 4);
    expect(at).toEqual((await neighboursOf({ ...task, part: 0, parts: 1 })).at);
    for (const row of rows.keys()) {
      const mask = Uint8Array.from(rows, (_, place) => (place === row ? 0 : 1));
      const one = scan({ matrix, from: 0, to: rows.length, query: rowOf(matrix, row), count: 4, mask });
      expect(at.slice(4 * row, 4 * row + 4)).not.toContain(row);
      for (const [place, score] of one.scores.entries())
        expect(scores[4 * row + place]).toBeCloseTo(score, 4);
    }
  });
});

describe("an index of records", () => {
  const builder = new SpaceBuilder({ engine: "local", model: "m" }, 3, 4);
  const rows: [string, number[]][] = [
    ["note/a.md", [1, 0, 0]],
    ["note/a.md", [0, 1, 0]],
    ["note/b.md", [0, 0.9, 0.1]],
    ["note/c.md", [0, 0, 1]],
  ];
  for (const [path, values] of rows) builder.add({ path, vector: normalize(Float32Array.from(values)) });
  const index = builder.build();

  it("finds a record by any of its parts, and each once", async () => {
    const found = await index.nearest(index.centred(Float32Array.from([0, 1, 0])), 3);
    expect(found.map(({ path }) => path)).toEqual(["note/a.md", "note/b.md", "note/c.md"]);
    const some = await index.nearest(
      index.centred(Float32Array.from([0, 1, 0])),
      3,
      (path) => path > "note/b",
    );
    expect(some.map(({ path }) => path)).toEqual(["note/b.md", "note/c.md"]);
  });

  it("knows no vector of a record that it does not hold", () => {
    expect(index.vectorOf("note/d.md")).toBeNull();
    expect(index.recordMatrix().bytes).toHaveLength(9);
  });
});
