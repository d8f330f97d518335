import { expect, it } from "vitest";
import { expectLinear } from "@/tests/support/cost";
import { graphOf } from "./read";

/** A hub that links to each record, and each to it. */
const hub = (records: number) => ({
  paths: Array.from({ length: records }, (_, n) => `note/${n}.md`),
  links: Array.from({ length: records - 1 }, (_, n) => [0, n + 1, n + 1, 0]).flat(),
});

it("has each neighbour once, and counts links to a record", () => {
  const { records } = graphOf(hub(3));
  expect(records.map(({ neighbours, backlinks }) => [neighbours, backlinks])).toEqual([
    [[1, 2], 2],
    [[0], 1],
    [[0], 1],
  ]);
});

it("takes linear time for a record that links to all others", () => {
  expectLinear("a hub", (size) => graphOf(hub(size)), 60_000);
});
