import type { Block, Document, TextSpan } from "@/lib/language";
import {
  bareWord,
  FUNCTION_WORDS,
  isCommonWord,
  isGivenName,
  isLeadIn,
  isPlaceName,
  isPlainWord,
  type Language,
  languageOf,
  type NameRun,
  nameRuns,
  PERSON_OBJECT_VERBS,
  PERSON_VERBS,
  slice,
  type Token,
  tokenise,
} from "@/lib/language";
import type { Person } from "../person";
import type { ShortNames } from "../short-names";
import { isCited } from "./context";

export interface Mention {
  start: number;
  end: number;
  person: Person;
}

/** First names, `Mr Kerr`, surnames and handles that refer to a person of the note or of the vault. */
export function shortMentions(
  document: Document,
  names: ShortNames,
  isTaken: (start: number, end: number) => boolean,
): Mention[] {
  const note = { document, names, isTaken, language: languageOf(document.source.masked) };
  return document.blocks.flatMap((block) => {
    const tokens = tokenise(block.text, document.source.text.slice(block.start, block.end));
    return [
      ...byHandle(block, note),
      ...nameRuns(tokens).flatMap((run) => byName(block, tokens, run, note)),
      ...tokens.flatMap((_, at) => byToken(block, tokens, at, note)),
    ];
  });
}

/** Where short names are looked for. */
interface Note {
  document: Document;
  names: ShortNames;
  isTaken: (start: number, end: number) => boolean;
  language: Language | undefined;
}

const mention = ({ start, end }: TextSpan, person: Person | undefined): Mention[] =>
  person === undefined ? [] : [{ start, end, person }];

/** `@dario`, `@Dario Conti December 2` with the surname. */
function byHandle(block: Block, { names, isTaken }: Note): Mention[] {
  return [...block.text.matchAll(HANDLE)].flatMap((match) => {
    const [whole, handle = ""] = match;
    const span = slice(block, match.index, match.index + whole.length);
    if (isTaken(span.start + 1, span.end)) return [];
    const person = names.byHandle(handle) ?? names.inVault(handle, span, 3);
    const surname = ` ${person?.name.words.at(-1)}`;
    const rest = block.text.slice(match.index + whole.length);
    const more = rest.startsWith(surname) && !/^\p{L}/u.test(rest.slice(surname.length)) ? surname.length : 0;
    return mention(slice(block, match.index, match.index + whole.length + more), person);
  });
}
const HANDLE = /(?<![\w.])@([\p{L}][\p{L}\p{N}._-]*[\p{L}\p{N}])/gu;

function byName(block: Block, tokens: Token[], run: NameRun, note: Note): Mention[] {
  const found = trimmed(tokens, run);
  const span = spanOf(block, found);
  return note.isTaken(span.start, span.end)
    ? []
    : mention(span, resolveRun(block, tokens, found, span, note.names, note.language));
}

/** Initials, letters and names in lower case. */
function byToken(block: Block, tokens: Token[], at: number, { document, names }: Note): Mention[] {
  const token = tokens[at];
  if (token === undefined) return [];
  const span = spanOf(block, token);
  if (token.capital) {
    const acts = ACTS.test(block.text.slice(token.end));
    // "plan B" is no Bill; "B to write …" is.
    const own = acts || token.text.length > 1 ? names.byOwnInitials(token.text) : undefined;
    const others = acts ? names.byListedInitials(token.text) : undefined;
    return mention(span, own ?? names.byLettersAlone(token.text) ?? others);
  }
  const inChat = document.isChat ? names.byOwnInitials(token.text) : undefined;
  if (inChat !== undefined) return mention(span, inChat);
  if (!/^\p{Ll}{2,}/u.test(token.text) || !isGivenLowerCase(token.text)) return [];
  const here = names.byGiven(token.text) ?? (document.isChat ? names.byHandle(token.text) : undefined);
  return mention(span, here ?? addressed(tokens, at, span, names));
}

/** "RW & LM to write …", "AB: …" */
const ACTS =
  /^(?:(?:,|,?\sand|\s?[/&])\s?\p{Lu}{2,4}){0,3}\s+(?:to|will|would|shall|should|must|has|had|noted|reported|said|stated|explained|advised|agreed|offered|undertook|asked|confirmed|proposed|suggested|is|was)\s\p{Ll}|^\s*[:–—]\s/u;

/** "ask jim re ladder": the vault's only Jim, when a person is addressed. */
function addressed(tokens: Token[], at: number, span: TextSpan, names: ShortNames): Person | undefined {
  const verb = tokens[at - 1]?.text.toLowerCase() ?? "";
  return PERSON_OBJECT_VERBS.has(verb) && isGivenName(span.text)
    ? names.inVault(span.text, span, 2.5)
    : undefined;
}

/** "bob to send …": a name in lower case, unless it is a word. */
const isGivenLowerCase = (word: string): boolean =>
  !FUNCTION_WORDS.has(bareWord(word)) && !isPlainWord(word) && !isCommonWord(word);

interface Candidate {
  words: string[];
  title?: string;
  start: number;
  end: number;
  first: number;
  last: number;
}

function trimmed(tokens: Token[], run: NameRun): Candidate {
  let { first } = run;
  let { words } = run.name;
  while (run.name.title === undefined && words.length > 1 && isLeadIn(words[0] ?? "")) {
    words = words.slice(1);
    first++;
  }
  return {
    words,
    title: run.name.title,
    first,
    last: run.last,
    start: tokens[first]?.start ?? run.start,
    end: run.end,
  };
}

const spanOf = (block: Block, it: { start: number; end: number }): TextSpan => ({
  start: block.start + it.start,
  end: block.start + it.end,
  text: block.text.slice(it.start, it.end),
});

function resolveRun(
  block: Block,
  tokens: Token[],
  found: Candidate,
  span: TextSpan,
  names: ShortNames,
  language: Language | undefined,
): Person | undefined {
  const text = found.words.join(" ");
  if (found.title !== undefined)
    return names.bySurname(text) ?? names.byGiven(text) ?? names.inVault(`${found.title} ${text}`, span, 3);
  if (found.words.length > 1)
    return names.byGiven(text) ?? names.byLetters(found.words) ?? names.byGivenAndInitial(found.words, span);
  const reading = readingOf(block, tokens, found, names, language);
  if (reading === "word") return undefined;
  const here = names.byGiven(text);
  if (here !== undefined || reading === "name") {
    const surname = names.bySurname(text);
    return here ?? (surname?.listed ? surname : names.inVault(text, span, 2.5));
  }
  if (isCommonWord(text) || isPlaceName(text)) return undefined;
  const next = tokens[found.last + 1];
  if (next?.capital && next.joined) return undefined;
  const surname = text.length > 2 && !isPlainWord(text) ? names.bySurname(text) : undefined;
  if (surname !== undefined) return surname;
  const cited = isCited(
    block.text.slice(Math.max(0, found.start - 60), found.start),
    block.text.slice(found.end, found.end + 60),
  );
  return cited || (!isGivenName(text) && isPlainWord(text)) ? undefined : names.inVault(text, span, 2.5);
}

/**
 * "Will", "Mark", "Bill", "May" are words too: names only before a verb, a comma or a colon, or when a person is
 * addressed. `open` for other names, and inside a sentence.
 */
function readingOf(
  block: Block,
  tokens: Token[],
  found: Candidate,
  names: ShortNames,
  language: Language | undefined,
): "name" | "word" | "open" {
  const [word = ""] = found.words;
  const isFunction = FUNCTION_WORDS.has(bareWord(word));
  if (!isFunction && !isPlainWord(word) && !isCommonWord(word)) return "open";
  const before = block.text.slice(0, found.start).trimEnd();
  const next = tokens[found.last + 1]?.text.toLowerCase() ?? "";
  const previous = tokens[found.first - 1]?.text.toLowerCase() ?? "";
  const acts =
    /^[:,'’]/.test(block.text.slice(found.end)) ||
    PERSON_VERBS.has(next) ||
    next === "to" ||
    next === "and" ||
    // "Joke belt Postma", where that is no word; "Wild fragt nach", "White will ask", of those who came.
    ((isGivenName(word) || names.bySurname(word)?.listed === true) &&
      (language === undefined ? WILL.has(next) : Object.hasOwn(language.verbs, next)));
  if (PERSON_OBJECT_VERBS.has(previous)) return "name";
  // "Max kümmert sich um …", "Jean s'occupe de …": the words that they are belong to other languages.
  if (language !== undefined && isGivenName(word) && /^\p{Ll}/u.test(next)) return "open";
  if (before === "" || /[.!?:;–—-]$/.test(before)) return acts ? "name" : "word";
  return isFunction && SPAN_OF_TIME.test(before) ? "word" : "open";
}

const WILL = new Set(["will", "would", "shall"]);

const SPAN_OF_TIME = /\b(?:in|on|by|of|the|until|since|from|early|late|mid|next|last|this)$/i;
