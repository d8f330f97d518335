import { describe, expect, it } from "vitest";
import { proseOf } from "./lines";

const proseIn = (...lines: string[]) =>
  proseOf(lines.join("\n"))
    .map(({ text }) => text)
    .filter((text) => text !== "");

describe("the prose of a body", () => {
  it("is without blocks of code", () => {
    expect(proseIn("Before.", "```sh", "We decided to code.", "```js", "```", "After.")).toEqual([
      "Before.",
      "After.",
    ]);
  });

  it("continues after a line of inline code", () => {
    expect(proseIn("```npm ci```", "We decided to use RocksDB.")).toEqual([
      "```npm ci```",
      "We decided to use RocksDB.",
    ]);
  });
});
