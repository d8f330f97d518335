import { packWeights, type StoredModel, sigmoid } from "@/lib/language";

/** A text with what a model reads of it, and whether it is what the model looks for. */
export interface Example {
  /** Who wrote it: the folder of its file. */
  set: string;
  file: string;
  features: readonly string[];
  isOne: boolean;
  /** How much it counts: 1 when it does not say. */
  weight?: number;
}

const EPOCHS = 15;
const RATE = 0.1;
/** Pulls weights to zero, so that what was seen a few times says little. */
const DECAY = 0.05;
/** Of an example only a part of the features is shown at a time, so that no word is relied upon alone. */
const SHOWN = 0.5;
/** A word of one file is a name or a matter of that file. */
const MIN_FILES = 2;
/** The unit of stored weights; smaller ones are left out. */
const UNIT = 1 / 16;

/** Trains a logistic regression by steps that get smaller for features that were seen often; the same examples give the same model. */
export function train(examples: readonly Example[]): StoredModel {
  const { rows, names } = indexed(examples);
  const [weights, sums] = [new Float64Array(names.length), new Float64Array(names.length).fill(1)];
  let [bias, biasSum] = [-2, 1];
  const random = randomFrom(7);
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { isOne, weight = 1 } = examples[at] ?? {};
      const row = (rows[at] ?? []).filter(() => random() < SHOWN);
      let score = bias;
      for (const id of row) score += (weights[id] ?? 0) / SHOWN;
      const error = (sigmoid(score) - (isOne ? 1 : 0)) * weight;
      biasSum += error * error;
      bias -= (RATE * error) / Math.sqrt(biasSum);
      for (const id of row) {
        const step = error + DECAY * (weights[id] ?? 0);
        const sum = (sums[id] ?? 0) + step * step;
        sums[id] = sum;
        weights[id] = (weights[id] ?? 0) - (RATE * step) / Math.sqrt(sum);
      }
    }
  }
  const byName = new Map(names.map((name, id) => [name, weights[id] ?? 0]));
  return { bias: rounded(bias), unit: UNIT, slope: 1, shift: 0, weights: packWeights(byName, UNIT) };
}

/** The features of each example as numbers, without those of too few files. */
function indexed(examples: readonly Example[]): { rows: number[][]; names: string[] } {
  const files = new Map<string, Set<string>>();
  for (const { set, file, features } of examples)
    for (const feature of features) {
      const seen = files.get(feature) ?? new Set();
      if (seen.size < MIN_FILES) files.set(feature, seen.add(`${set}/${file}`));
    }
  const names = [...files].filter(([, seen]) => seen.size >= MIN_FILES).map(([feature]) => feature);
  const ids = new Map(names.map((name, id) => [name, id]));
  const rows = examples.map(({ features }) =>
    features.map((feature) => ids.get(feature) ?? -1).filter((id) => id >= 0),
  );
  return { rows, names };
}

/** Numbers from 0 to 1, always the same. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
