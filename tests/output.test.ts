import { expect, it } from "vitest";
import { keepEnd } from "./support/output";

it("of what a process says, the end is kept, a tenth more at most", () => {
  let text = "";
  const lengths: number[] = [];
  for (let n = 0; n < 1_000; n += 1) {
    text = keepEnd(text, Buffer.from(`line ${n}\n`), 1_000);
    lengths.push(text.length);
  }
  expect(text.slice(-900)).toMatch(/^[\s\S]*line 998\nline 999\n$/);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1_100);
  expect(Math.min(...lengths.slice(200))).toBeGreaterThanOrEqual(1_000);
});
