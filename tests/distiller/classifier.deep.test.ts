import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { SURE_FROM } from "@/lib/distiller/learning";
import { MIN_CONFIDENCE } from "@/lib/distiller/local/doubts";
import { claimOf, crossValidate, curvesOf } from "./training/calibrate";
import { KEPT_SIGHT, readExamples } from "./training/examples";
import { train, WEIGHTS_FILE } from "./training/main";

it("has the weights that the scored records give", () => {
  expect(readFileSync(WEIGHTS_FILE, "utf8")).toBe(train());
});

/** Each of six authors' records by a classifier and curves of all others', and by the patterns of before they had seen them. */
it("of an author whom it has never read keeps four of five, and of the sure ones nine of ten, hardly any wrong", () => {
  const scored = crossValidate(readExamples());
  const claimed = KEPT_SIGHT.flatMap((author) => {
    const curves = curvesOf(scored.filter((each) => each.author !== author));
    const own = scored.filter((each) => each.author === author);
    return own.map((each) => ({ ...each, claim: claimOf(each, curves) }));
  });
  const expected = scored.reduce((sum, each) => sum + each.expected, 0);
  const [found, sure] = [MIN_CONFIDENCE, SURE_FROM].map((least) => {
    const all = claimed.filter(({ claim }) => claim >= least);
    const kept = all.filter(({ isKept }) => isKept).length;
    const wrong = all.filter(({ isKept, isHarmless }) => !isKept && !isHarmless).length;
    process.stdout.write(
      `distiller, authors left out, claimed ${least}: ${all.length} found, ${kept} to keep, ${wrong} wrong, ${expected} expected\n`,
    );
    return { kept: kept / all.length, wrong: wrong / all.length, recall: kept / expected };
  });
  expect(found?.kept).toBeGreaterThanOrEqual(0.8);
  expect(found?.recall).toBeGreaterThanOrEqual(0.6);
  expect(sure?.kept).toBeGreaterThanOrEqual(0.9);
  expect(sure?.wrong).toBeLessThanOrEqual(0.03);
  expect(sure?.recall).toBeGreaterThanOrEqual(0.4);
});
