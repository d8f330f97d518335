import { expect, it } from "vitest";
import { findLocally } from "./extract";
import { strengthOf } from "./strength";

const found = (body: string) =>
  findLocally({ path: "note/A.md", type: "note", name: "A", body }).map(({ confidence }) => confidence);

it("is that of the phrase, less where the speaker hedges or exclaims", () => {
  expect(strengthOf("constraint", 0.8, "Nothing may be stored here.")).toBe(0.8);
  expect(strengthOf("constraint", 0.8, "Perhaps nothing may be stored here.")).toBe(0.6);
  expect(strengthOf("constraint", 0.8, "Nothing may be stored here!")).toBe(0.68);
  expect(strengthOf("assumption", 0.8, "I think nothing may be stored here.")).toBe(0.8);
});

it("leaves out weak finds", () => {
  expect(found("The archive is closed on Mondays.")).toEqual([0.48]);
  expect(found("The archive is apparently closed on Mondays!")).toEqual([]);
});

/** Their patterns have 0.68 and 0.85. */
it("is less where the classifier doubts what a pattern matched, and more where it agrees", () => {
  expect(found("The archive is closed on Mondays.")).toEqual([0.48]);
  const [agreed] = found("Payment is due until Friday at the latest.");
  expect(agreed).toBeGreaterThan(0.9);
});
