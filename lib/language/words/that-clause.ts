import { LANGUAGES } from "../languages";
import { mainClause } from "../languages/main-clause";
import type { Language } from "../match/language";
import { madeOnce } from "../match/made-once";
import { titleOf } from "./title";

/** "Die Halle im Winter geschlossen bleibt", of a text that has it behind "dass": "Die Halle bleibt im Winter geschlossen". */
export function asMainClause(title: string, text: string): string {
  const at = text.toLowerCase().indexOf(title.slice(0, BEGINNING).toLowerCase());
  const before = at < 0 ? "" : text.slice(0, at);
  const language = VERB_LAST.find((it) => THAT_OF(it).test(before));
  return language === undefined ? title : titleOf(mainClause(language, text.charAt(at) + title.slice(1)));
}

const BEGINNING = 12;
const VERB_LAST = LANGUAGES.filter(({ verbSecond }) => verbSecond?.subject !== undefined);
const THAT_OF = madeOnce(
  ({ vocabulary }: Language) => new RegExp(`(?<!\\p{L})${vocabulary.words.that}\\s+$`, "iu"),
);
