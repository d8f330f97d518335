import { type StoredModel, sharesOf } from "@/lib/language";
import { EPOCHS, type Example, indexed, randomFrom, SHOWN, shuffle, stored, Weight, Weights } from "./train";

/** Several of which one at most is what the model looks for. */
export interface Choice {
  options: readonly Example[];
}

/** Trains a logistic regression on choices: the options share the chance with each other, and with none of them (conditional logit). */
export function trainChoices(choices: readonly Choice[]): StoredModel {
  const { rows, names } = indexed(choices.flatMap(({ options }) => options));
  const weights = new Weights(names);
  const none = new Weight(0);
  const random = randomFrom(7);
  let from = 0;
  const all = choices.map(({ options }) => {
    const own = options.map(({ isOne, weight = 1 }, at) => ({ row: rows[from + at] ?? [], isOne, weight }));
    from += options.length;
    return own;
  });
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(all, random);
    for (const options of all) {
      const shown = options.map((option) => ({ ...option, row: option.row.filter(() => random() < SHOWN) }));
      const chances = sharesOf([none.value, ...shown.map(({ row }) => weights.sum(row) / SHOWN)]);
      const isNone = options.every(({ isOne }) => !isOne);
      none.learn(((chances[0] ?? 0) - (isNone ? 1 : 0)) * (options[0]?.weight ?? 1));
      for (const [at, { row, isOne, weight }] of shown.entries())
        weights.learn(row, ((chances[at + 1] ?? 0) - (isOne ? 1 : 0)) * weight);
    }
  }
  return stored(weights, -none.value);
}
