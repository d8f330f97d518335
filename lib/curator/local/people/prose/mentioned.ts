import { anyOf, FUNCTION_WORDS, isGivenName, type Language, type NameRun } from "@/lib/language";
import { GREETING, isFrequent, isNoName, isWord } from "../ordinary";

/**
 * A first name in the middle of a sentence that is not an ordinary word: what else is written so is mostly after an article,
 * or a part of a longer name. At its beginning, what follows has to say that it is somebody.
 */
export function isMentioned({ name }: NameRun, before: string, after: string, language?: Language): boolean {
  const [word = "", ...more] = name.words;
  return (
    name.title === undefined &&
    more.length === 0 &&
    isGivenName(word) &&
    !isNoName(word, language) &&
    !isWord(word, language) &&
    !isFrequent(word) &&
    (!NO_MENTION.test(before) || isSetApart(before, after) || language?.articles?.test(before) === true) &&
    !isPartOfName(before, language) &&
    (BEHIND.test(after) || !/^(?:\s[&+]\s\p{Lu}|[-_/’'.]?[\p{L}\d]|\s\p{Lu}|\s\d)/u.test(after))
  );
}

/** "Gideon's mother", "Gideon from the bank", "Gideon at Marlow & Finch" */
const BEHIND =
  /^(?:['’]s(?=\s\p{Ll})|['’](?=\s\p{Lu})|\s(?:from|in|at)\s(?:the|my|our)(?!\p{L})|\s(?:from|at)(?=\s\p{Lu}))/u;

/** "– Gideon", "→ Gideon" and "(Gideon)"; at the beginning of a line, "Gideon (accounts): …", "Gideon, flat 7", and where they are from. */
const isSetApart = (before: string, after: string): boolean =>
  (/\S\s(?:[-–—→=>]|->)\s$/u.test(before) && /^\s*(?:[,.;(]|\p{Ll}|$)/u.test(after)) ||
  (/[\p{L}\d]\s?\($/u.test(before) && /^\??\)/.test(after)) ||
  (BEGINS_LINE.test(before) &&
    /^(?:$|\s?:\s|\s[–—-]{1,2}\s|\s\([^()]{2,30}\)|,\s\p{Ll}|\s\p{Ll}+$)/u.test(after)) ||
  (BEGINS.test(before) && /^\s(?:from|in|at)\s/u.test(after) && BEHIND.test(after));
const BEGINS_LINE = /^[^\p{L}\d]{0,6}$/u;
const BEGINS = /(?:^|[.!?:]\s|\s[–—-]{1,2}\s)[^\p{L}\d]{0,6}$/u;

/** "the Gideon", "St Gideon", "/Gideon": a thing, a church, a path. At the beginning of a sentence any word has a capital. */
const NO_MENTION = new RegExp(
  String.raw`(?:^|[\s(])(?:this|that|these|those|your|every|each|any|some|no|${anyOf("the", "a", "namedAfter")})\.?\s$|[^\p{L}\s,)’'](?:\s+)?$|^\P{L}*$`,
  "iu",
);
/** "Ranch Gideon"; not "Bei Gideon", whose first word begins a sentence. */
const isPartOfName = (before: string, language?: Language): boolean => {
  const lead = CAPITAL_BEFORE.exec(before)?.[0].trim().toLowerCase();
  return (
    lead !== undefined &&
    !FUNCTION_WORDS.has(lead) &&
    !GREETING.test(lead) &&
    language?.words.has(lead) !== true
  );
};
const CAPITAL_BEFORE = /\p{Lu}[\p{L}\p{N}]*\s$/u;
