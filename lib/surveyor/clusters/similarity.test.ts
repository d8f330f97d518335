import { expect, it } from "vitest";
import { joined } from "./similarity";

it("joins spaces of any size, each with its own places", () => {
  const space = Array.from({ length: 250_000 }, (_, at) => [{ at: 249_999 - at, score: 0.5 }]);
  const neighbours = joined([space, [[{ at: 0, score: 0.9 }]], space]);
  expect(neighbours).toHaveLength(500_001);
  expect([neighbours[0], neighbours[250_000], neighbours[250_001]]).toEqual([
    [{ at: 249_999, score: 0.5 }],
    [{ at: 250_000, score: 0.9 }],
    [{ at: 500_000, score: 0.5 }],
  ]);
});
