import { expect, it } from "vitest";
import { isConflicting } from "./claims";
import { type ComparableClaim, disagreements } from "./disagreements";

const claim = (path: string, value: string, key = "build|last|number minute"): ComparableClaim => ({
  key,
  path,
  value,
  quote: `The build takes ${value} minutes.`,
  type: "note",
  projects: [],
});
const conflict = (a: ComparableClaim, b: ComparableClaim) => isConflicting(a.value, b.value);

it("makes one of thirty records that differ in one number", () => {
  const claims = Array.from({ length: 30 }, (_, n) => claim(`note/${n}.md`, String(n)));
  expect(disagreements(claims, conflict).map((group) => group.length)).toEqual([30]);
});

it("keeps subjects apart, and leaves out what agrees", () => {
  const claims = [
    claim("a", "5"),
    claim("b", "6"),
    claim("c", "5", "lease|cost|number €"),
    claim("d", "5", "lease|cost|number €"),
  ];
  expect(disagreements(claims, conflict).map((group) => group.map(({ path }) => path))).toEqual([["a", "b"]]);
});

it("shows each value before a second record of one", () => {
  const claims = [claim("a", "5"), claim("b", "5"), claim("c", "6")];
  expect(disagreements(claims, conflict)[0]?.map(({ value }) => value)).toEqual(["5", "6", "5"]);
});
