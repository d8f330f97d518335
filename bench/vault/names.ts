import type { RecordType } from "@/lib/vault";
import type { Dice } from "./dice";
import { ADJECTIVES, FIRST_NAMES, LAST_NAMES, NOUNS, ORG_KINDS, ORG_WORDS, PLACES, VERBS } from "./words";

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const person = (dice: Dice): string => `${dice.pick(FIRST_NAMES)} ${dice.pick(LAST_NAMES)}`;
const org = (dice: Dice): string => `${dice.pick(ORG_WORDS)} ${dice.pick(ORG_KINDS)}`;
const thing = (dice: Dice): string => `${dice.pick(ADJECTIVES)} ${dice.pick(NOUNS)}`;

const BY_TYPE: Readonly<Record<RecordType, (dice: Dice) => string>> = {
  person,
  org,
  project: (dice) => `${capital(thing(dice))} ${dice.whole(2021, 2025)}`,
  task: (dice) =>
    `${capital(dice.pick(["send", "check", "write", "order", "fix", "call about"]))} the ${thing(dice)}`,
  event: (dice) => `${capital(dice.pick(NOUNS))} day ${dice.date()}`,
  note: (dice) =>
    dice.chance(0.4)
      ? `${dice.date()} ${capital(dice.pick(NOUNS))} with ${person(dice)}`
      : `On ${thing(dice)}s`,
  location: (dice) => `${dice.pick(PLACES)} ${dice.pick(NOUNS)}`,
  process: (dice) => `How ${dice.pick(NOUNS)}s are ${dice.pick(VERBS)}`,
  account: (dice) => `${org(dice)} account ${dice.whole(100, 999)}`,
  asset: (dice) => `${capital(dice.pick(ADJECTIVES))} ${dice.pick(NOUNS)} ${dice.whole(10, 99)}`,
  conversation: (dice) => `${person(dice)} on the ${dice.pick(NOUNS)}`,
  input: (dice) => `Fwd - ${thing(dice)} (${dice.whole(1, 30)})`,
  run: (dice) => `${capital(dice.pick(NOUNS))} run ${dice.date()} ${dice.whole(1, 24)}`,
  session: (dice) => `Session ${dice.date()} ${capital(dice.pick(NOUNS))}`,
  decision: (dice) => `We ${dice.pick(VERBS)} the ${thing(dice)}`,
  assumption: (dice) => `The ${dice.pick(NOUNS)} stays ${dice.pick(ADJECTIVES)}`,
  constraint: (dice) => `No ${thing(dice)} before ${dice.pick(NOUNS)}`,
  contradiction: (dice) => `${capital(dice.pick(NOUNS))} against ${dice.pick(NOUNS)}`,
  synthesis: (dice) => `What the ${dice.pick(NOUNS)}s tell of the ${dice.pick(NOUNS)}`,
};

/** Gives each record a name that no other has, whatever its type or case. */
export class Namer {
  private readonly taken = new Map<string, number>();

  constructor(private readonly dice: Dice) {}

  name(type: RecordType): string {
    const name = BY_TYPE[type](this.dice);
    const key = name.toLowerCase();
    const times = (this.taken.get(key) ?? 0) + 1;
    this.taken.set(key, times);
    if (times === 1) return name;
    const other = type === "person" ? middle(name, times) : `${name} - ${times}`;
    this.taken.set(other.toLowerCase(), 1);
    return other;
  }
}

/** `Alice Chen`, the third: `Alice B Chen`, later ones `Alice BA Chen`. */
function middle(name: string, times: number): string {
  let initials = "";
  for (let left = times - 1; left > 0; left = Math.floor((left - 1) / 26)) {
    initials = String.fromCharCode(65 + ((left - 1) % 26)) + initials;
  }
  return name.replace(" ", ` ${initials} `);
}
