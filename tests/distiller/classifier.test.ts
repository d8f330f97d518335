import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { shareOf } from "@/lib/distiller/local/classifier";
import { MIN_CONFIDENCE } from "@/lib/distiller/local/extract";
import { crossValidate } from "./training/calibrate";
import { readExamples } from "./training/examples";
import { train, WEIGHTS_FILE } from "./training/main";

it("has the weights that the scored records give", () => {
  expect(readFileSync(WEIGHTS_FILE, "utf8")).toBe(train());
});

/** Each of two authors' records by a classifier of all others', which no pattern was fitted to either. */
it("of an author whom it has never read keeps three quarters, and finds more than half", () => {
  const scored = crossValidate(readExamples());
  const found = scored.filter(({ score }) => shareOf(score) >= MIN_CONFIDENCE);
  const kept = found.filter(({ isKept }) => isKept).length;
  const expected = scored.reduce((sum, each) => sum + each.expected, 0);
  process.stdout.write(
    `distiller, authors left out: ${expected} learnings expected, ${found.length} found, ${kept} to keep\n`,
  );
  expect(kept / found.length).toBeGreaterThanOrEqual(0.75);
  expect(kept / expected).toBeGreaterThanOrEqual(0.55);
});
