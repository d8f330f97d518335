import type { Language } from "../match/language";
import type { Speaker } from "../match/verb-second";

/** The infinitive of a finite verb that is in no list, by its ending: "schließt" → "schließen". */
export function regularInfinitive({ verbSecond }: Language, verb: string, who: Speaker): string | undefined {
  if (verbSecond === undefined) return undefined;
  const ending = verbSecond.endings[who].find((it) => it.test(verb));
  if (ending === undefined && verbSecond.isInflected && who !== "I") return undefined;
  const stem = changed(ending ? verb.replace(ending, "") : verb, verbSecond.stems);
  const regular = verbSecond.regular.find(([form]) => form.test(stem));
  return regular && stem.replace(regular[0], regular[1]);
}

function changed(stem: string, stems: readonly (readonly [RegExp, string])[]): string {
  const found = stems.find(([form]) => form.test(stem));
  return found ? stem.replace(found[0], found[1]) : stem;
}
