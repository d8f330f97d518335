import { expect, it } from "vitest";
import { blockAround, blockAt } from "./block";
import { toBlocks } from "./blocks";
import { splitLines } from "./line";

const TEXT = "# Hall\n\n- paint it\n- heat it\n\nNothing else.\n";
const blocks = toBlocks(splitLines(TEXT), TEXT);
const at = (words: string): number => TEXT.indexOf(words);

it("finds the line that a letter is in, and none between lines", () => {
  for (const words of ["Hall", "paint it", "heat it", "Nothing else."])
    expect(blockAt(blocks, at(words))?.text).toBe(words);
  expect(blockAt(blocks, at("\n- paint"))).toBeUndefined();
  expect(blockAt([], 0)).toBeUndefined();
});

it("finds the line that has all of a span", () => {
  const [start, end] = [at("paint it"), at("- heat")];
  expect(blockAround(blocks, { start, end: start + "paint it".length })?.text).toBe("paint it");
  expect(blockAround(blocks, { start, end: end + 4 })).toBeUndefined();
});
