import { expect, it } from "vitest";
import { withoutLeastLikely } from "./folded";

const findings = (...confidences: number[]) => confidences.map((confidence) => ({ confidence }));

it("keeps all that is likely or known, and of guesses the likeliest, in their order", () => {
  const all = [
    ...findings(0.1, 0.9, 0.3, 0.2, 0.5, 0.4, 0.15),
    { confidence: 0.05, existing: "org/Acme.md" },
  ];
  expect(withoutLeastLikely(all, 600).map(({ confidence }) => confidence)).toEqual([
    0.9, 0.3, 0.2, 0.5, 0.4, 0.15, 0.05,
  ]);
});

it("keeps more of a longer text: twelve a page", () => {
  const all = findings(...Array.from({ length: 40 }, () => 0.2));
  expect(withoutLeastLikely(all, 1_800)).toHaveLength(12);
  expect(withoutLeastLikely(all, 3_600)).toHaveLength(24);
});
