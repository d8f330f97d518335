import type { Language } from "../match/language";
import { madeOnce } from "../match/made-once";
import { titleOf } from "../words/title";
import { LANGUAGES } from "./index";

/**
 * A subordinate clause as a main one, whose verb stands second: "die Halle im Winter geschlossen bleibt" → "die Halle bleibt im Winter
 * geschlossen". Itself where it has more than one clause, or where its subject or its verb is not clear.
 */
export function mainClause({ verbSecond, separable }: Language, clause: string): string {
  const { subject, attributes, prefixed } = verbSecond ?? {};
  const who = subject?.exec(clause)?.[0];
  const words = clause.slice(who?.length).trim().split(/\s+/);
  const verb = words.pop() ?? "";
  if (who === undefined || words.length === 0 || /[,;:!?]|(?<!\d)\.\s|\s[–—-]\s/u.test(clause)) return clause;
  if (!/^\p{Ll}{3,}$/u.test(verb) || attributes?.test(words[0] ?? "")) return clause;
  // "… geschlossen bleibt und der Beitrag steigt"
  const and = words.findIndex((word) => verbSecond?.and.test(word));
  if (and > 0 && /^\p{Ll}+(?:[td]|en)$/u.test(words[and - 1] ?? "")) return clause;
  const prefixes = [...(separable ?? []), ...(verbSecond?.prefixes ?? [])].filter((it) =>
    verb.startsWith(it),
  );
  const prefix = prefixes.find((it) => prefixed?.has(verb.slice(it.length)));
  // "umgestaltet" or "antwortet": one is separated, the other is not.
  if (prefix === undefined && prefixes.length > 0) return clause;
  const parts = prefix === undefined ? [verb, ...words] : [verb.slice(prefix.length), ...words, prefix];
  return [clause.slice(0, who.length), ...parts].join(" ");
}

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
