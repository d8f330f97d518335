import {
  bareWord,
  FUNCTION_WORDS,
  isBareVerb,
  isGivenName,
  isParticle,
  KIN,
  type Language,
  type NameRun,
} from "@/lib/language";
import { isFrequent, isNoName, isWord } from "../ordinary";
import { isIntroduced } from "./context";

/**
 * Places of hasty notes in which a first name is somebody, though nothing else says so: "Slavko macht das", "Jolene? No", "(Mai + the
 * new one)", "N: Dragana / F: Tiago", "Svenja + Ömer", "Handyman Colin", `Fredi B.`
 */
export function isInSlot({ name }: NameRun, before: string, after: string, language?: Language): boolean {
  const [word = "", initial, ...more] = name.words;
  if (name.title !== undefined || more.length > 0 || !isGivenName(word) || isNoName(word, language))
    return false;
  if (
    isFrequent(word) ||
    word.length < 2 ||
    /^\p{L}['’]|^\p{Lu}+$/u.test(word) ||
    (language === undefined && isBareVerb(word))
  )
    return false;
  if (initial !== undefined) return /^\p{Lu}\.$/u.test(initial) && !FUNCTION_WORDS.has(bareWord(word));
  if (isWord(word, language)) return false;
  return (
    (BEGINS.test(before) && BEHIND.test(after) && !STATES.test(after) && !isLonger(after)) ||
    (/\(\s?$/u.test(before) && /^(?:\)|,\s\P{Lu}|\s[+&/]\s)/u.test(after)) ||
    (/\p{L}\s?:\s$/u.test(before) && /^\s*(?:$|[/+&;,(])/u.test(after)) ||
    isBesideName(before, after) ||
    isIntroducedBy(before)
  );
}

/** The beginning of a line, of a sentence, or of what follows a dash. */
const BEGINS = /(?:^|[.!?]["”)]?\s+|\s[–—-]{1,2}\s|\|\s*|\s{3,}|\t)[^\p{L}\d(]{0,6}$/u;
/** What somebody does, what one asks him; a cell that is the name. */
const BEHIND =
  /^(?:\s(?:\([^()]{2,30}\)\s)?\p{Ll}|[?!](?:\s|$)|,\s\p{Ll}|['’]s(?=[\s?!.,]|$)|\s*(?:\t|\||$))/u;

/** "Felix is not here" */
const STATES = /^\s(?:is|was|are|were|has|had|and|or|runs? out)(?!\p{L})/u;

/** "Viola di Ottavia" */
const isLonger = (after: string): boolean => isParticle(/^\s(\p{Ll}+)/u.exec(after)?.[1] ?? "");

/** "Svenja + Ömer", "1:1 Svenja <> Ömer", "Svenja/Ömer", beside each other. */
const isBesideName = (before: string, after: string): boolean =>
  isGivenName(NEXT.exec(after)?.[1] ?? "") || isGivenName(PREVIOUS.exec(before)?.[1] ?? "");
const PAIRS = String.raw`(?:\s(?:[+&×x]|<-?>|↔)\s|\s?\/\s?)`;
const NEXT = new RegExp(String.raw`^${PAIRS}(\p{Lu}\p{L}+)(?![/\p{L}])`, "u");
const PREVIOUS = new RegExp(String.raw`(?<![/\p{L}])(\p{Lu}\p{L}+)${PAIRS}$`, "u");

/** "Handyman Colin", "Imam Yusuf", "Sohn Thabo", "moeder van Lieuwe" */
const isIntroducedBy = (before: string): boolean => KIN.test(before) || isIntroduced(before);
