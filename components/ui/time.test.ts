import { describe, expect, it } from "vitest";
import { exact, relative } from "./time";

const now = new Date("2026-03-04T05:06:07.890Z");
const ago = (seconds: number) => relative(new Date(now.getTime() - seconds * 1000), now);

describe("relative", () => {
  it.each([
    [0, "just now"],
    [59, "just now"],
    [60, "1 minute ago"],
    [59 * 60, "59 minutes ago"],
    [3600, "1 hour ago"],
    [23 * 3600, "23 hours ago"],
    [86_400, "1 day ago"],
    [47 * 3600, "1 day ago"],
    [6 * 86_400, "6 days ago"],
    [8 * 86_400, "1 week ago"],
    [13 * 86_400, "1 week ago"],
    [45 * 86_400, "1 month ago"],
    [400 * 86_400, "1 year ago"],
    [800 * 86_400, "2 years ago"],
    [-5, "just now"],
    [-7200, "in 2 hours"],
    [-30 * 3600, "in 1 day"],
  ])("says of %d seconds: %s", (seconds, words) => {
    expect(ago(seconds)).toBe(words);
  });
});

describe("exact", () => {
  it("is to the second, in UTC", () => {
    expect(exact(now)).toBe("2026-03-04 05:06:07 UTC");
  });
});
