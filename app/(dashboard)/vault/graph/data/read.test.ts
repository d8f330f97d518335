import { expect, it } from "vitest";
import { graphOf } from "./read";

it("has each neighbour once, and counts links to a record", () => {
  const { records } = graphOf({ paths: ["a.md", "b.md", "c.md"], links: [0, 1, 1, 0, 0, 2, 2, 0] });
  expect(records.map(({ neighbours, backlinks }) => [neighbours, backlinks])).toEqual([
    [[1, 2], 2],
    [[0], 1],
    [[0], 1],
  ]);
});
