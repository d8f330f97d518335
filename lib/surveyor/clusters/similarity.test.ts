import { expect, it } from "vitest";
import { BestOfRows } from "@/lib/embeddings";
import { joined, nearOf } from "./similarity";

it("joins spaces of any size, each with its own places", () => {
  const space = new BestOfRows(250_000, 10);
  for (let row = 0; row < 250_000; row += 1) space.add(row, 249_999 - row, 0.5);
  const one = new BestOfRows(1, 10);
  one.add(0, 0, 0.75);
  const neighbours = joined([space, one, space]);
  expect(neighbours.at).toHaveLength(5_000_010);
  expect([0, 250_000, 250_001].map((row) => nearOf({ neighbours }, row))).toEqual([
    [{ at: 249_999, score: 0.5 }],
    [{ at: 250_000, score: 0.75 }],
    [{ at: 500_000, score: 0.5 }],
  ]);
});
