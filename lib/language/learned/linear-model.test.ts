import { expect, it } from "vitest";
import { LinearModel, packWeights } from "./linear-model";

it("stores weights by group, without those that are next to nothing", () => {
  const weights = new Map([
    ["w send", 1.02],
    ["w the", 0.01],
    ["b send it", -0.5],
  ]);
  expect(packWeights(weights, 0.25)).toEqual({ b: "send it=-2", w: "send=4" });
});

it("adds the weights of a text's features, and says how likely it is as calibrated", () => {
  const model = new LinearModel({
    bias: -1,
    unit: 0.25,
    slope: 2,
    shift: 1,
    weights: { b: "send it=-2", w: "send=4" },
  });
  expect(model.score(["w send", "b send it", "w unknown"])).toBeCloseTo(-0.5);
  expect(model.chance(["w send", "b send it"])).toBeCloseTo(0.5);
});
