import { expect, it } from "vitest";
import { BatchedLookup } from "./batched-lookup";

/** A lookup of the lengths of texts, except empty ones, and what it was asked for each time. */
function lengths() {
  const asked: string[][] = [];
  const lookup = new BatchedLookup<number>(async (keys) => {
    asked.push([...keys]);
    return new Map(keys.filter((key) => key !== "").map((key) => [key, key.length]));
  });
  return { asked, lookup };
}

it("answers what is asked for in one turn together, each with its own", async () => {
  const { asked, lookup } = lengths();
  const found = await Promise.all(["one", "three", "", "one"].map((key) => lookup.get(key)));
  expect(found).toEqual([3, 5, undefined, 3]);
  expect(asked).toEqual([["one", "three", ""]]);
});

it("starts another lookup for keys that arrive after one has started", async () => {
  const { asked, lookup } = lengths();
  const first = lookup.get("one");
  await new Promise(setImmediate);
  expect(asked).toEqual([["one"]]);
  await Promise.all([first, lookup.get("one")]);
  expect(asked).toEqual([["one"], ["one"]]);
});

it("fails for all who asked, and not for those after", async () => {
  let isDown = true;
  const lookup = new BatchedLookup<string>(async (keys) => {
    if (isDown) throw new Error("down");
    return new Map(keys.map((key) => [key, key]));
  });
  const results = await Promise.allSettled([lookup.get("a"), lookup.get("b")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await lookup.get("a")).toBe("a");
});
