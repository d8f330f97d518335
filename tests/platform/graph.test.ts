import { it } from "vitest";
import { graphOf } from "@/app/(dashboard)/vault/graph/data/read";
import { expectLinear } from "../support/cost";

/** A record that links to all others, and each to it. */
const hub = (records: number) => ({
  paths: Array.from({ length: records }, (_, n) => `note/${n}.md`),
  links: Array.from({ length: records - 1 }, (_, n) => [0, n + 1, n + 1, 0]).flat(),
});

it("the graph of a record that links to all others is read in linear time", () => {
  expectLinear("a hub", (size) => graphOf(hub(size)), 60_000);
});
