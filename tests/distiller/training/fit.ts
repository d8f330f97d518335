import { CLASSES, scaleOf, type Weights } from "@/lib/distiller/local/classifier";
import { sigmoid } from "@/lib/language";
import type { Example } from "./examples";

const EPOCHS = 20;
const RATE = 0.5;
const BIAS_RATE = 0.02;
const DECAY = 0.001;
const SMOOTHING = 0.01;
/** What fewer records or a single author have says something of their subject, not of the language. */
const MIN_FILES = 5;
const MIN_AUTHORS = 2;

export interface Fit {
  bias: Weights;
  features: ReadonlyMap<string, Weights>;
}

/** One logistic regression a class, by stochastic gradient descent; the same examples always give the same weights. */
export function fitModel(examples: readonly Example[]): Fit {
  const names = namesOf(examples);
  const ids = new Map(names.map((name, i) => [name, i]));
  const rows = examples.map(({ features }) => ({
    ids: features.flatMap((name) => ids.get(name) ?? []),
    scale: scaleOf(features),
  }));
  const fitted = CLASSES.map((_, k) =>
    descend(
      rows,
      examples.map(({ targets }) => targets[k] ?? 0),
      names.length,
    ),
  );
  const hundredths = (x: number) => Math.round(x * 100);
  return {
    bias: fitted.map(({ bias }) => hundredths(bias)),
    features: new Map(
      names.flatMap((name, i) => {
        const weights = fitted.map((each) => hundredths(each.weights[i] ?? 0));
        return weights.every((weight) => weight === 0) ? [] : [[name, weights] as const];
      }),
    ),
  };
}

function namesOf(examples: readonly Example[]): string[] {
  const seen = new Map<string, { files: Set<string>; authors: Set<string> }>();
  for (const { features, file, author } of examples)
    for (const name of features) {
      const entry = seen.get(name) ?? { files: new Set(), authors: new Set() };
      entry.files.add(file);
      entry.authors.add(author);
      seen.set(name, entry);
    }
  return [...seen]
    .filter(([, { files, authors }]) => files.size >= MIN_FILES && authors.size >= MIN_AUTHORS)
    .map(([name]) => name)
    .sort();
}

interface Row {
  ids: readonly number[];
  scale: number;
}

function descend(rows: readonly Row[], targets: readonly number[], size: number) {
  const weights = new Float64Array(size);
  const squares = new Float64Array(size);
  let bias = -1;
  const random = generator();
  const order = rows.map((_, i) => i);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random);
    for (const at of order) {
      const { ids, scale } = rows[at] as Row;
      const sum = ids.reduce((z, id) => z + (weights[id] ?? 0) * scale, bias);
      const error = sigmoid(sum) - (targets[at] ?? 0);
      bias -= BIAS_RATE * error;
      for (const id of ids) {
        const weight = weights[id] ?? 0;
        const gradient = error * scale + DECAY * weight;
        const square = (squares[id] ?? 0) + gradient * gradient;
        squares[id] = square;
        weights[id] = weight - (RATE * gradient) / Math.sqrt(square + SMOOTHING);
      }
    }
  }
  return { weights, bias };
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
}

/** Always the same numbers from 0 to 1. */
function generator(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
}
