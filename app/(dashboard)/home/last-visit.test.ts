import { expect, it } from "vitest";
import { lastVisit } from "./last-visit";

const now = new Date("2026-03-13T12:00:00Z");

it("is the time of the cookie of this account, or a week ago", () => {
  const yesterday = new Date("2026-03-12T12:00:00Z");
  expect(lastVisit(`a.${yesterday.getTime()}`, "a", now)).toEqual({ at: yesterday, isKnown: true });
  const others = [String(yesterday.getTime()), `b.${yesterday.getTime()}`];
  for (const cookie of [undefined, "", "a", "a.soon", "a.1", "a.99999999999999", ...others])
    expect(lastVisit(cookie, "a", now)).toEqual({ at: new Date("2026-03-06T12:00:00Z"), isKnown: false });
});
