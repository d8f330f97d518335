import { expect, it } from "vitest";
import { readLabels } from "./label";

it("takes of a model's answer only what can be a label", () => {
  const labels = (value: unknown) => readLabels(JSON.stringify({ labels: value }), 3);
  expect(labels([{ cluster: 1, label: "  Wine \n making " }])).toEqual(new Map([[1, "Wine making"]]));
  for (const label of ["", "x", "[[note/x]]", "<b>x</b>", "x".repeat(61), "a\u0000b", "a\ud800b"])
    expect(labels([{ cluster: 1, label }]).size, label).toBe(0);
  expect(
    labels([
      { cluster: 4, label: "None" },
      { cluster: 0, label: "None" },
    ]).size,
  ).toBe(0);
  expect(readLabels("Sorry, I cannot.", 3).size).toBe(0);
  expect(readLabels('{"labels": "x"}', 3).size).toBe(0);
});
