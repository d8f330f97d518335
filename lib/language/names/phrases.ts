import { CALENDAR_WORDS, FUNCTION_WORDS } from "../english/function-words";
import { EVENT_WORDS, LEGAL_FORMS, ORG_ENDINGS } from "../english/org-words";
import { TASK_VERBS } from "../english/verbs";
import { anyOf, wordsFor } from "../languages/vocabulary";
import type { Document } from "../read/read-document";
import type { Block } from "../text/block";
import { isCapitals } from "../text/headings";
import type { TextSpan } from "../text/span";
import { ORG_HEADS, PLACE_WORDS } from "../words/word-lists";
import { bareWord, isCommonWord, isLeadIn } from "./classify";
import { isInitial, isParticle } from "./person-name";
import { INNER, titleCase } from "./title-case";
import { type Token, tokenise } from "./tokens";

/** A capitalised phrase: possibly the name of an organisation, place, event or project. */
export interface Phrase extends TextSpan {
  words: string[];
  block: Block;
  /** The text before and after it in the block. */
  before: string;
  after: string;
  /** First in its sentence, where every word is capitalised. */
  initial: boolean;
}

const AND = new Set(wordsFor("and"));
/** Words that "and" joins to a firm's name. */
const FAMILY = new RegExp(`^(?:company|${anyOf("heirs")})$`, "i");
const NO_INNER = new RegExp(`^${anyOf("noInner")}$`);
const OFFER = new RegExp(`^${anyOf("offer")}$`);
const MAX_WORDS = 9;

/** All capitalised phrases of the document; a line in capitals is converted to title case first. */
export function findPhrases(document: Document): Phrase[] {
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined && block.header !== "subject") return [];
    const raw = document.source.text.slice(block.start, block.end);
    return phrasesOf(
      block,
      isCapitals(block.text) ? tokenise(titleCase(block.text), raw) : tokenise(block.text, raw),
    );
  });
}

/** `d'Ecocert`, `all'Enel`: the name begins after the shortened word. */
const ELIDED = new RegExp(`^${anyOf("elided")}['’]`, "iu");

function withoutElision(token: Token): Token {
  const length = token.capital ? 0 : (ELIDED.exec(token.text)?.[0].length ?? 0);
  // Not in the pattern, which ignores case: "l'information" is an ordinary word.
  return length === 0 || !/^\p{Lu}\p{L}/u.test(token.text.slice(length))
    ? token
    : { ...token, text: token.text.slice(length), start: token.start + length, capital: true, joined: false };
}

function phrasesOf(block: Block, all: Token[]): Phrase[] {
  const tokens = all.map(withoutElision);
  const phrases: Phrase[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token === undefined || !opens(token)) {
      at++;
      continue;
    }
    const last = endOfPhrase(tokens, at);
    const phrase = toPhrase(block, tokens, at, last);
    if (phrase !== undefined) phrases.push(phrase);
    at = last + 1;
  }
  return phrases;
}

const opens = (token: Token): boolean => token.capital && /\p{L}/u.test(token.text);

function endOfPhrase(tokens: Token[], first: number): number {
  let last = first;
  let at = first + 1;
  while (at < tokens.length && at - first < MAX_WORDS) {
    const token = tokens[at];
    if (token === undefined || !token.joined) break;
    if (token.capital) last = at++;
    else if (isInner(tokens, at)) at++;
    else break;
  }
  return last;
}

/** `of`, `&`, `de la`, before a capital. */
function isInner(tokens: Token[], at: number): boolean {
  const token = tokens[at];
  if (
    token === undefined ||
    !(INNER.has(token.text) || token.text === "&" || token.text === "+" || isParticle(token.text)) ||
    NO_INNER.test(token.text)
  )
    return false;
  const next = tokens[at + 1];
  if (next === undefined || !next.joined) return false;
  if ((token.text === "of" || token.text === "for") && !isHead(tokens[at - 1])) return false;
  // "invoiced Tessel Studio for May", "at the Railway Club on Wednesday"
  const named = next.text === "the" ? tokens[at + 2] : next;
  if (/^(?:for|on)$/.test(token.text) && CALENDAR_WORDS.has(bareWord(named?.text ?? ""))) return false;
  if (AND.has(token.text)) return next.capital && FAMILY.test(next.text);
  if (next.capital) return true;
  return (
    (INNER.has(next.text) || isParticle(next.text)) &&
    tokens[at + 2]?.capital === true &&
    tokens[at + 2]?.joined === true
  );
}

/** `University of …`, `Festival of …`; not `Head of …`, `CRM for …`. */
function isHead(token: Token | undefined): boolean {
  const key = bareWord(token?.text ?? "");
  return ORG_HEADS.has(key) || ORG_ENDINGS.has(key) || EVENT_WORDS.has(key) || PLACE_WORDS.has(key);
}

function toPhrase(block: Block, tokens: Token[], first: number, last: number): Phrase | undefined {
  let from = first;
  const isInitial = /(?:^|[.!?;•|]\s*|["“(]\s*|\t)$/.test(
    block.text.slice(0, tokens[first]?.start ?? 0).trimEnd(),
  );
  while (
    from < last &&
    isDroppable(tokens[from]?.text ?? "", isInitial && from === first, tokens[from + 1], block)
  )
    from++;
  while (from < last && INNER.has(tokens[from]?.text ?? "")) from++;
  let to = endAtLegalForm(tokens, from, withoutLabel(tokens, from, last));
  // "Schreinerei Lutz Angebote einholen"
  while (to > from + 1 && OFFER.test(bareWord(tokens[to]?.text ?? "").toLowerCase())) to--;
  const [start, end] = [tokens[from]?.start, tokens[to]?.end];
  if (start === undefined || end === undefined) return undefined;
  const words = tokens.slice(from, to + 1).map((token) => token.text);
  return {
    start: block.start + start,
    end: block.start + end,
    text: nameText(tokens, from, to),
    words,
    block,
    before: block.text.slice(Math.max(0, start - 80), start),
    after: block.text.slice(end, end + 80),
    initial: isInitial && from === first,
  };
}

const DETERMINERS = new Set(
  "the a an our your my his her their this that these those its every each some any no new".split(" "),
);

/** "The", "Ask", "Sign": a lead-in of the sentence or task, unless the phrase continues (`Board of Trustees`). */
function isDroppable(word: string, initial: boolean, next: Token | undefined, block: Block): boolean {
  if (isInitial(word) || (next !== undefined && /^(?:of|for|&|de)$/.test(next.text))) return false;
  const key = bareWord(word);
  if (DETERMINERS.has(key)) return true;
  if (!initial) return false;
  const isListed = block.form === "item" || block.form === "row" || block.section.kind === "actions";
  if (isListed && TASK_VERBS.has(key)) return true;
  return (
    ANNOUNCERS.has(key) ||
    OFFER.test(key) ||
    (isLeadIn(word) && !isCommonWord(word)) ||
    FUNCTION_WORDS.has(key)
  );
}

/** Words before a name that are not part of it. */
const ANNOUNCERS = new Set(
  "client customer supplier vendor contractor competitor partner sponsor landlord insurer printer caterer agency publisher wholesaler distributor call email chase order visit meeting invoice contact agreed decided action ask talked spoke met re quote".split(
    " ",
  ),
);

/** `the invoice of Frostline ⏎ Due: …`: the last word labels what follows. */
const withoutLabel = (tokens: Token[], from: number, last: number): number =>
  last > from && tokens[last + 1]?.text === ":" && LABEL.test(tokens[last]?.text ?? "") ? last - 1 : last;
const LABEL = /^(?:Due|Status|Owner|Deadline|When|Who|By|Date|Notes?|Action|Priority|Cost|Price|Total)$/;

/** `Frostline Ltd Contract` ends at `Ltd`. */
function endAtLegalForm(tokens: Token[], from: number, last: number): number {
  for (let at = from + 1; at < last; at++)
    if (LEGAL_FORMS.has(bareWord(tokens[at]?.text ?? "")) && !INNER.has(tokens[at + 1]?.text ?? ""))
      return at;
  return last;
}

/** The phrase as a name: `St. Brigid's Primary School`, without a possessive at its end. */
function nameText(tokens: Token[], from: number, to: number): string {
  return tokens
    .slice(from, to + 1)
    .map((token, at) => token.text + (token.possessive && from + at < to ? "'s" : ""))
    .join(" ");
}
