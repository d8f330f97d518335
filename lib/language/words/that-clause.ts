import { madeOnce } from "@/lib/core/made-once";
import { LANGUAGES } from "../languages";
import { mainClause } from "../languages/main-clause";
import type { Language } from "../match/language";
import { titleOf } from "./title";

/**
 * "Die Halle im Winter geschlossen bleibt", of a text that has it behind "dass": "Die Halle bleibt im Winter geschlossen". `lead`: what is above
 * an item, as in "Es wird beschlossen, dass:".
 */
export function asMainClause(title: string, text: string, lead = ""): string {
  const at = text.toLowerCase().indexOf(title.slice(0, BEGINNING).toLowerCase());
  const before = at < 0 ? "" : at === 0 ? `${lead} ` : text.slice(0, at);
  const language = VERB_LAST.find((it) => THAT_OF(it).test(before));
  if (language === undefined) return title;
  const first = text.charAt(at);
  const clauses = [first, first.toLowerCase()].map((letter) => letter + title.slice(1));
  const main = clauses.map((clause) => [clause, mainClause(language, clause)]).find(([a, b]) => a !== b)?.[1];
  return titleOf(main ?? clauses[0] ?? title);
}

const BEGINNING = 12;
const VERB_LAST = LANGUAGES.filter(({ verbSecond }) => verbSecond?.subject !== undefined);
const THAT_OF = madeOnce(
  ({ vocabulary }: Language) => new RegExp(`(?<!\\p{L})${vocabulary.words.that}\\s+$`, "iu"),
);
