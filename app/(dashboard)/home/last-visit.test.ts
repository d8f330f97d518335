import { expect, it } from "vitest";
import { lastVisit } from "./last-visit";

const now = new Date("2026-03-13T12:00:00Z");

it("is the time of the cookie, or a week ago", () => {
  const yesterday = new Date("2026-03-12T12:00:00Z");
  expect(lastVisit(String(yesterday.getTime()), now)).toEqual({ at: yesterday, isKnown: true });
  for (const cookie of [undefined, "", "soon", "1", "99999999999999"])
    expect(lastVisit(cookie, now)).toEqual({ at: new Date("2026-03-06T12:00:00Z"), isKnown: false });
});
