import { LANGUAGES } from "../languages";
import { anyOf } from "../languages/vocabulary";
import { isGivenName } from "../words/lexicon";
import { bareWord, isRole } from "./classify";
import type { NameRun } from "./runs";
import type { Token } from "./tokens";

/** What somebody is, in any language: "Obmann", "Polier", "muratore". */
export const isOffice = (word: string): boolean =>
  isRole(word) || LANGUAGES.some(({ offices }) => offices?.has(bareWord(word)));

/** `HBI`, `OLM`: a rank in letters. */
const RANK = /^\p{Lu}{2,5}$/u;

/** "Mein Geselle", "Notre plombier" */
const WHOSE = new RegExp(`^${anyOf("whose")}$`, "i");

/** `HBI Franz Gruber`, `Polier Torsten Jahn`: the name begins after the office or the rank. */
export function behindOffice(tokens: readonly Token[], run: NameRun, isBefore = isOffice): NameRun {
  const { words, title } = run.name;
  // `JOSÉ EDUARDO PIMENTA`: where all is in capitals, a short first name is no rank.
  if (isGivenName(words[0] ?? "") && words.every((word) => word === word.toUpperCase())) return run;
  const given = words.findIndex((word) => isGivenName(word) && !RANK.test(word));
  // `Ratsherr Eckhardt Gauland`: behind an office, the first name need not be known.
  const at = given < 0 && words.length > 2 && isOffice(words[0] ?? "") ? 1 : given;
  // "Zeugwart Gruber Willi": the surname may be first.
  const from = at === 2 && words.length === 3 ? 1 : at;
  const isLead = (word: string): boolean => RANK.test(word) || isBefore(word) || WHOSE.test(word);
  // "General Manager Chris Horne": no general.
  if (
    (title !== undefined && !isOffice(words[0] ?? "")) ||
    from < 1 ||
    words.length - from < 2 ||
    !words.slice(0, from).every(isLead)
  )
    return run;
  const first = run.first + from;
  return {
    ...run,
    first,
    start: tokens[first]?.start ?? run.start,
    name: { ...run.name, words: from < at ? words.slice(from).reverse() : words.slice(from) },
  };
}
