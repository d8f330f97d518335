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

export const EPOCHS = 15;
const RATE = 0.1;
/** Pulls weights to zero, so that what was seen a few times says little. */
const DECAY = 0.05;
/** Of an example only a part of the features is shown at a time, so that no word is relied upon alone. */
export const SHOWN = 0.5;
/** A word of one file is a name or a matter of that file. */
const MIN_FILES = 2;
/** The unit of stored weights; smaller ones are left out. */
const UNIT = 1 / 16;

/** Trains a logistic regression by steps that get smaller for features that were seen often; the same examples give the same model. */
export function train(examples: readonly Example[]): StoredModel {
  const { rows, names } = indexed(examples);
  const weights = new Weights(names);
  const bias = new Weight(-2);
  const random = randomFrom(7);
  const order = rows.map((_, at) => at);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { isOne, weight = 1 } = examples[at] ?? {};
      const row = (rows[at] ?? []).filter(() => random() < SHOWN);
      const error = (sigmoid(bias.value + weights.sum(row) / SHOWN) - (isOne ? 1 : 0)) * weight;
      bias.learn(error);
      weights.learn(row, error);
    }
  }
  return stored(weights, bias.value);
}

/** A number that learns by steps that get smaller the more it has learned. */
export class Weight {
  private squares = 1;

  constructor(public value: number) {}

  learn(error: number): void {
    this.squares += error * error;
    this.value -= (RATE * error) / Math.sqrt(this.squares);
  }
}

/** The same of every feature, each pulled to zero. */
export class Weights {
  private readonly values: Float64Array;
  private readonly squares: Float64Array;

  constructor(private readonly names: readonly string[]) {
    this.values = new Float64Array(names.length);
    this.squares = new Float64Array(names.length).fill(1);
  }

  sum(row: readonly number[]): number {
    let sum = 0;
    for (const id of row) sum += this.values[id] ?? 0;
    return sum;
  }

  learn(row: readonly number[], error: number): void {
    for (const id of row) {
      const value = this.values[id] ?? 0;
      const step = error + DECAY * value;
      const squares = (this.squares[id] ?? 0) + step * step;
      this.squares[id] = squares;
      this.values[id] = value - (RATE * step) / Math.sqrt(squares);
    }
  }

  byName(): Map<string, number> {
    return new Map(this.names.map((name, id) => [name, this.values[id] ?? 0]));
  }
}

export const stored = (weights: Weights, bias: number): StoredModel => ({
  bias: rounded(bias),
  unit: UNIT,
  slope: 1,
  shift: 0,
  weights: packWeights(weights.byName(), UNIT),
});

/** The features of each example as numbers, without those of too few files. */
export function indexed(examples: readonly Pick<Example, "set" | "file" | "features">[]): {
  rows: number[][];
  names: string[];
} {
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
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** In place. */
export function shuffle<T>(all: T[], random: () => number): void {
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
