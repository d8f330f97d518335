import type { Language } from "../match/language";
import { plainInfinitive } from "./plain-infinitive";
import { regularInfinitive } from "./regular-verb";

/**
 * What a person takes on, from the text after the name, as an infinitive; undefined when it is no task. `isSure`: a list
 * or a day shows that it is one, whatever the verb.
 */
export function taskTitle(
  language: Language,
  after: string,
  certainty = { isSure: false },
): string | undefined {
  const rest = after
    .trim()
    .replace(/[.!;]+$/, "")
    .replace(/\s+/g, " ")
    .replace(language.clitics ?? /^$/, "");
  const { taken = [], phrases = [] } = language.assignments ?? {};
  const phrase = phrases.find(([pattern]) => pattern.test(rest));
  if (phrase !== undefined) return withSecond(language, rest.replace(...phrase));
  for (const pattern of taken) {
    const found = pattern.exec(rest)?.[1];
    if (found !== undefined) return plainInfinitive(language, found.trim());
  }
  if (language.reports?.test(rest)) return undefined;
  const prefixed = language.separable && beforeNextClause(language, rest);
  if (prefixed) {
    const main = taskTitle(language, prefixed.main, certainty);
    const next = taskTitle(language, prefixed.next, certainty);
    return main && (next === undefined ? main : `${main}, ${next}`);
  }
  // "klärt mit der Stadt, ob …": the infinitive precedes the clause.
  const clause = language.separable && language.verbSecond?.clause.exec(rest);
  if (clause) {
    const main = taskTitle(language, rest.slice(0, clause.index), certainty);
    return main && `${main}${rest.slice(clause.index)}`;
  }
  const [verb = "", ...others] = rest.trim().split(/\s+/);
  const base =
    infinitiveOf(language, verb.toLowerCase()) ??
    (certainty.isSure ? (separatedVerb(language, verb, others) ?? regularOf(language, verb)) : undefined);
  if (base === undefined || others.length === 0) return undefined;
  if (language.separable === undefined) return withSecond(language, `${base} ${others.join(" ")}`);
  const and = others.findIndex(
    (word, at) => language.verbSecond?.and.test(word) === true && startsTask(language, others[at + 1]),
  );
  if (and > 0) {
    const [first, second] = [others.slice(0, and), others.slice(and + 1)].map((part) => part.join(" "));
    const both = [`${verb} ${first}`, second].map((part = "") => taskTitle(language, part, certainty));
    if (both.every(Boolean)) return both.join(` ${others[and]} `);
  }
  return withPrefix(language, others, base);
}

/** Whether the words behind a name say that somebody takes something on: "übernimmt …", "s'engage à …". */
export const isCommitment = ({ assignments }: Language, after: string): boolean =>
  assignments?.taken.some((pattern) => pattern.test(after.trim().replace(/[.!;]+$/, ""))) === true;

/** "ruft bei der Stadt an; bestellt den Saal": a prefix ends its clause. */
function beforeNextClause({ separable }: Language, text: string): { main: string; next: string } | undefined {
  const words = text.split(" ");
  const at = words.findIndex(
    (word, index) => index > 1 && /^\p{Ll}+[,;]$/u.test(word) && separable?.has(word.slice(0, -1)) === true,
  );
  if (at < 0 || at === words.length - 1) return undefined;
  const main = [...words.slice(0, at), words[at]?.slice(0, -1)].join(" ");
  return { main, next: words.slice(at + 1).join(" ") };
}

/** "llamar al banco y pide el extracto" → "… y pedir el extracto": an article behind it shows that the word is no noun. */
function withSecond(language: Language, title: string): string {
  const words = title.split(" ");
  const and = words.findIndex((word) => isWordFor(language, word, "and"));
  const isLed = language.clitics?.test(`${words[and + 1]} `) === true;
  const at = and + (isLed ? 2 : 1);
  const base = and > 0 ? infinitiveOf(language, words[at] ?? "") : undefined;
  const isOfThing = ARTICLES.some((name) => isWordFor(language, words[at + 1] ?? "", name));
  if (base === undefined || !isOfThing) return title;
  return [...words.slice(0, and + 1), base, ...words.slice(at + 1)].join(" ");
}

const ARTICLES = ["the", "a", "our"] as const;

/** Also "l'" of "l'affiche". */
const isWordFor = (
  { vocabulary }: Language,
  word: string,
  name: "and" | (typeof ARTICLES)[number],
): boolean =>
  vocabulary.words[name]
    ?.split(", ")
    .some((it) => (/['’]$/u.test(it) ? word.startsWith(it) : word === it)) === true;

/**
 * The infinitive behind its object, with the prefix that was separated from it: at the end, or before a preposition or a
 * clause: "vraagt de vergunning aan bij de gemeente", "zoekt uit of de stroom …".
 */
export function withPrefix(language: Language, others: readonly string[], base: string): string {
  const { separable, verbSecond } = language;
  // "das Fest" is a thing, "hält … fest" has a prefix.
  const isPrefix = (word: string) => separable?.has(word) === true;
  const bracket = others.findIndex((word) => word.startsWith("("));
  if (bracket > 0)
    return [withPrefix(language, others.slice(0, bracket), base), ...others.slice(bracket)].join(" ");
  const last = others.at(-1) ?? "";
  const at =
    (isPrefix(last) || verbSecond?.prefixes.has(last)) && others.length > 1
      ? others.length - 1
      : others.findIndex((word, index) => isPrefix(word) && isLed(language, others.slice(index + 1)));
  if (at < 0) return `${others.join(" ")} ${base}`;
  const prefixed = `${others[at]}${base}`;
  return [...others.slice(0, at), prefixed, ...others.slice(at + 1)].join(" ");
}

/** What begins with a preposition, or a clause. */
const isLed = ({ verbSecond, vocabulary }: Language, [word = "", ...more]: readonly string[]): boolean =>
  more.length > 0 &&
  (verbSecond?.belongs.test(word) === true ||
    PREPOSITIONS.some((name) => vocabulary.words[name]?.split(", ").includes(word)));

const PREPOSITIONS = [
  "in",
  "in the",
  "at somebody's",
  "to",
  "to the",
  "until",
  "towards",
  "before",
  "after",
  "with",
  "for",
  "about",
] as const;

/**
 * A title whose finite verb is first and its prefix last, as an infinitive: "holt Angebote für das Dach ein" → "Angebote für das
 * Dach einholen".
 */
export function joinedVerb(language: Language, title: string): string | undefined {
  const [verb = "", ...others] = title
    .replace(/[.!;]+$/, "")
    .trim()
    .split(/\s+/);
  const base = /[,;:]/.test(title) ? undefined : separatedVerb(language, verb, others);
  return base && withPrefix(language, others, base);
}

/** The infinitive of a verb in the third person whose prefix is last, also of one that without a prefix only says something: "schließt … ab". */
function separatedVerb(language: Language, verb: string, others: readonly string[]): string | undefined {
  const { verbs, verbSecond } = language;
  const last = others.at(-1) ?? "";
  const isSeparated = language.separable?.has(last) || verbSecond?.prefixes.has(last);
  const form = verb.toLowerCase();
  if (!isSeparated || others.length < 2 || verbSecond === undefined) return undefined;
  if (
    !form.endsWith("t") ||
    [verbSecond.modals, verbSecond.idle, verbSecond.others].some((it) => it.test(form))
  )
    return undefined;
  return Object.hasOwn(verbs, form) ? verbs[form] : regularInfinitive(language, form, "he");
}

const startsTask = ({ verbs }: Language, word = ""): boolean => Object.hasOwn(verbs, word);

function infinitiveOf({ verbs, futures }: Language, verb: string): string | undefined {
  if (Object.hasOwn(verbs, verb)) return verbs[verb];
  const future = futures.find(([pattern]) => pattern.test(verb));
  return future && verb.replace(future[0], future[1]);
}

function regularOf({ regular = [], speech }: Language, verb: string): string | undefined {
  if (!/^\p{Ll}/u.test(verb) || speech?.has(verb)) return undefined;
  const found = regular.find(([pattern]) => pattern.test(verb));
  return found && verb.replace(found[0], found[1]);
}
