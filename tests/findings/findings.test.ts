import { join } from "node:path";
import { expect, it } from "vitest";
import decisions from "@/lib/curator/local/learned/decisions.json";
import orgs from "@/lib/curator/local/learned/orgs.json";
import tasks from "@/lib/curator/local/learned/tasks.json";
import { LinearModel } from "@/lib/language";
import { describeDeep } from "../support/deep";
import { times } from "../support/property";
import { root } from "../support/root";
import { calibrate } from "./calibrate";
import { readNames } from "./names";
import { readFiles } from "./read-files";
import { type Example, train } from "./train";
import { readUnits } from "./units";

const CORPUS = join(root, "tests/corpus/curator");
const MODELS = { tasks: new LinearModel(tasks), decisions: new LinearModel(decisions) };
const ORGS = new LinearModel(orgs);

describeDeep("the stored models, on notes that they were trained on", async () => {
  const sets = ["seen-3", "seen-8"].slice(0, times(2, 1));
  const files = await readFiles(sets.map((set) => join(CORPUS, set)));

  it.each(["tasks", "decisions"] as const)("know most of the %s, and little else", (kind) => {
    const all = readUnits(kind, files).flatMap(({ candidates }) => candidates);
    expectKnown(MODELS[kind], all);
  });

  it("know most of the organisations, and little else", () => {
    expectKnown(
      ORGS,
      readNames("orgs", files).flatMap(({ names }) => names),
    );
  });
});

function expectKnown(model: LinearModel, all: readonly Example[]): void {
  const found = all.filter(({ features }) => model.chance(features) >= 0.5);
  const right = found.filter(({ isOne }) => isOne).length;
  expect(right / found.length).toBeGreaterThanOrEqual(0.9);
  expect(right / all.filter(({ isOne }) => isOne).length).toBeGreaterThanOrEqual(0.7);
}

it("trains the same model from the same examples", () => {
  const of = (word: string, isOne: boolean) =>
    [1, 2, 3, 4].map((file) => ({ set: "a", file: `${file}`, features: [`w ${word}`], isOne }));
  const examples = [...of("send", true), ...of("sent", false)];
  const [model, again] = [train(examples), train(examples)];
  expect(again).toEqual(model);
  expect(new LinearModel(model).score(["w send"])).toBeGreaterThan(new LinearModel(model).score(["w sent"]));
});

it("calibrates scores by how often they are right", () => {
  const finds = (score: number, right: number, of: number) =>
    Array.from({ length: of }, (_, at) => ({ score, isRight: at < right }));
  const curve = calibrate([...finds(0, 5, 20), ...finds(2, 15, 20)]);
  const model = new LinearModel({ bias: 0, unit: 1, weights: { w: "two=2" }, ...curve });
  expect(model.chance([])).toBeCloseTo(0.25, 2);
  expect(model.chance(["w two"])).toBeCloseTo(0.75, 2);
});
