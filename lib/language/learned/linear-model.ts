import { addToGroup } from "@/lib/core/group-by";

/** A trained model as it is stored; `npx tsx tests/train-findings.ts` writes it. */
export interface StoredModel extends Curve {
  bias: number;
  /** The unit of the stored weights, which are whole numbers. */
  unit: number;
  /** The curve of what a rule found, whose own confidence counts too. */
  found?: FoundCurve;
  /** `word=weight,word=weight`, by the group of the feature. */
  weights: Readonly<Record<string, string>>;
}

/** What a score says of the chance that a find is right, as measured on authors who were left out. */
export interface Curve {
  slope: number;
  shift: number;
  /** What else speaks for a find, as the owner of a task does: a weight for each further input. */
  more?: readonly number[];
}

/** The same of what a rule found. */
export interface FoundCurve extends Curve {
  /** The weight of the log odds of the rule's own confidence; 0 where the other inputs say as much. */
  trust: number;
}

/** Logistic regression on the features that a text has. */
export class LinearModel {
  private weights: ReadonlyMap<string, number> | undefined;

  constructor(private readonly stored: StoredModel) {}

  /** The chance, from 0 to 1, that what has these features, and further inputs, is what the model looks for, and right as proposed. */
  chance(features: readonly string[], inputs?: readonly number[]): number {
    return chanceAt(this.stored, this.score(features), inputs);
  }

  /** The chance that what a rule found with this confidence is right, by the score of its features. */
  chanceOf(score: number, confidence: number, inputs?: readonly number[]): number {
    const { found } = this.stored;
    return found === undefined ? confidence : chanceOn(found, score, confidence, inputs);
  }

  /** The chance of each of several to be the one that is looked for; what is left is the chance that none is. */
  chancesOf(all: readonly (readonly string[])[]): number[] {
    return sharesOf([0, ...all.map((features) => this.score(features))]).slice(1);
  }

  /** The log odds before they are calibrated. */
  score(features: readonly string[]): number {
    this.weights ??= unpack(this.stored);
    let sum = this.stored.bias;
    for (const feature of features) sum += this.weights.get(feature) ?? 0;
    return sum;
  }
}

/** The chances of several of which one is right, by their log odds (softmax). */
export function sharesOf(scores: readonly number[]): number[] {
  const odds = scores.map((score) => Math.exp(score));
  const sum = odds.reduce((some, each) => some + each, 0);
  return odds.map((each) => each / sum);
}

/** The chance that a curve gives to a score, and to further inputs in the order of its weights. */
export const chanceAt = (
  { slope, shift, more = [] }: Curve,
  score: number,
  inputs: readonly number[] = [],
): number => sigmoid(inputs.reduce((sum, input, at) => sum + input * (more[at] ?? 0), slope * score + shift));

/** The same of what a rule found with this confidence. */
export const chanceOn = (
  { trust, more = [], ...curve }: FoundCurve,
  score: number,
  confidence: number,
  inputs: readonly number[] = [],
): number => chanceAt({ ...curve, more: [trust, ...more] }, score, [oddsOf(confidence), ...inputs]);

export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

const MAX_SURE = 0.97;

/** The log odds of a confidence. */
export function oddsOf(confidence: number): number {
  const chance = Math.min(MAX_SURE, Math.max(1 - MAX_SURE, confidence));
  return Math.log(chance / (1 - chance));
}

/** Features by group, without those whose weight is next to nothing. */
export function packWeights(weights: ReadonlyMap<string, number>, unit: number): Record<string, string> {
  const groups = new Map<string, string[]>();
  for (const [feature, weight] of [...weights].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const steps = Math.round(weight / unit);
    const [, group = "", words = ""] = /^(\S+) (.*)$/su.exec(feature) ?? [];
    const isKept = steps !== 0 && group !== "" && !/[,=]/.test(words);
    if (isKept) addToGroup(groups, group, `${words}=${steps}`);
  }
  return Object.fromEntries([...groups].map(([group, all]) => [group, all.join(",")]));
}

function unpack({ weights, unit }: StoredModel): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [group, all] of Object.entries(weights))
    for (const each of all.split(",")) {
      const at = each.lastIndexOf("=");
      found.set(`${group} ${each.slice(0, at)}`, Number(each.slice(at + 1)) * unit);
    }
  return found;
}
