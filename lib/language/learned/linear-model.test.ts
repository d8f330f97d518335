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

it("counts what else speaks for a find, as calibrated", () => {
  const curve = { slope: 1, shift: 0, more: [0.5, -1] };
  const model = new LinearModel({ bias: 0, unit: 1, weights: {}, ...curve, found: { ...curve, trust: 1 } });
  expect(model.chance([], [2, 1])).toBeCloseTo(0.5);
  expect(model.chance([], [2, 0])).toBeGreaterThan(0.7);
  expect(model.chanceOf(0, 0.5, [2, 1])).toBeCloseTo(0.5);
  expect(model.chanceOf(0, 0.5, [0, 1])).toBeLessThan(0.3);
});

it("divides the chance between several, and none of them", () => {
  const model = new LinearModel({ bias: 0, unit: 1, slope: 1, shift: 0, weights: { w: "ann=2" } });
  const [ann = 0, bob = 0] = model.chancesOf([["w ann"], ["w bob"]]);
  const none = 1 - ann - bob;
  expect(bob).toBeCloseTo(none);
  expect(ann / bob).toBeCloseTo(Math.exp(2));
});
