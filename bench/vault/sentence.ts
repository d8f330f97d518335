import type { Dice } from "./dice";
import { ADJECTIVES, LAST_NAMES, NOUNS, PLACES, rareWord, VERBS } from "./words";

/** How many rare terms a vault may use; few come up often, most once or twice. */
const RARE_TERMS = 40_000;

const noun = (dice: Dice): string =>
  dice.chance(0.06) ? rareWord(Math.floor(RARE_TERMS * dice.next() ** 2)) : dice.popular(NOUNS, 1.5);
const adjective = (dice: Dice): string => dice.popular(ADJECTIVES, 1.4);
const verb = (dice: Dice): string => dice.popular(VERBS, 1.4);

const SHAPES: readonly ((dice: Dice) => string)[] = [
  (d) => `The ${adjective(d)} ${noun(d)} was ${verb(d)} before the ${noun(d)} in ${d.pick(PLACES)}.`,
  (d) =>
    `We ${verb(d)} the ${noun(d)} and ${verb(d)} two ${noun(d)}s, because the ${noun(d)} is ${adjective(d)}.`,
  (d) => `${d.pick(LAST_NAMES)} ${verb(d)} a ${adjective(d)} ${noun(d)} for the ${noun(d)} ${noun(d)}.`,
  (d) => `If the ${noun(d)} is not ${verb(d)} by ${d.date()}, the ${adjective(d)} ${noun(d)} has to wait.`,
  (d) => `It costs about ${d.whole(2, 900)} for each ${noun(d)}, which nobody ${verb(d)} at the ${noun(d)}.`,
  (d) =>
    `Nothing was ${verb(d)} on the ${noun(d)}; the ${noun(d)} asked for a ${adjective(d)} ${noun(d)} instead.`,
  (d) =>
    `Their ${noun(d)} looks ${adjective(d)}, although the ${adjective(d)} ${noun(d)} was ${verb(d)} last ${noun(d)}.`,
  (d) => `Who ${verb(d)} the ${noun(d)}?`,
  (d) => `More on the ${adjective(d)} ${noun(d)} after the ${noun(d)}, at ${d.time()}.`,
];

/** A sentence of made-up business. */
export const sentence = (dice: Dice): string => dice.pick(SHAPES)(dice);

/** A sentence with a link. */
export const sentenceWith = (dice: Dice, link: string): string =>
  dice.pick([
    () => `${link} ${verb(dice)} the ${adjective(dice)} ${noun(dice)}.`,
    () => `The ${noun(dice)} was ${verb(dice)} with ${link}, see also the ${noun(dice)}.`,
    () => `As ${link} says, the ${noun(dice)} is ${adjective(dice)}.`,
  ])();
