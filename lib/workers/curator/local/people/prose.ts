import { bareWord, isLeadIn, isUnlikelyGiven, isUnlikelySurname, looksLikeSurname } from "../names/classify";
import { displayName, isInitial, isParticle, type PersonName } from "../names/person-name";
import { isBot, isPlaceholder } from "../names/plausible";
import { nameRuns, type Run } from "../names/runs";
import { type Token, tokenise } from "../names/tokens";
import type { Block } from "../text/block";
import type { Document } from "../text/read-document";
import { FAMOUS } from "../words/famous";
import { FUNCTION_WORDS } from "../words/function-words";
import { matchKey } from "../words/key";
import { isGivenName, isPlaceName } from "../words/lexicon";
import { ORG_ENDINGS, PLACE_WORDS } from "../words/org-words";
import { SURNAME_WORDS } from "../words/surname-words";
import { contextScore, isCited } from "./context";
import type { NameHit } from "./hit";

/** Is this stretch already known to be something else: an organisation, a street? */
export type Taken = (start: number, end: number) => boolean;

/** Full names in running text, each with the evidence for it. */
export function peopleInProse(document: Document, taken: Taken, skip: ReadonlySet<Block>): NameHit[] {
  const isAboutBooks = BOOKISH.test(document.blocks[0]?.text ?? "");
  return document.blocks.flatMap((block) => {
    if (block.header !== undefined || skip.has(block)) return [];
    const tokens = tokenise(block.text, document.source.text.slice(block.start, block.end));
    return nameRuns(tokens).flatMap((run) => {
      const hit = judge(block, tokens, run);
      if (hit === undefined || taken(hit.span.start, hit.span.end)) return [];
      return [isAboutBooks ? { ...hit, score: hit.score - 2 } : hit];
    });
  });
}

const BOOKISH =
  /\b(?:reading|book|lecture|podcast|film|movie|quotes?|literature|biograph)\w*\b.*\b(?:notes?|log|list|club|summary|review)\b|\bnotes? (?:on|from) (?:the |a )?(?:book|podcast|lecture|film|talk)|\bbook notes?\b/i;

function judge(block: Block, tokens: Token[], run: Run): NameHit | undefined {
  const trimmed = trimLeadIn(tokens, run);
  const { words, title } = trimmed.name;
  if (words.length < 2 || words.length > 5) return undefined;
  const score = nameScore(trimmed.name);
  if (score === undefined) return undefined;
  const text = displayName(trimmed.name);
  if (isBot(text) || isPlaceholder(text)) return undefined;
  const before = block.text.slice(Math.max(0, trimmed.start - 60), trimmed.start);
  const after = block.text.slice(trimmed.end, trimmed.end + 80);
  if (isCited(before, after)) return undefined;
  const bearer = (title === undefined ? 0 : 3) - (FAMOUS.has(matchKey(text)) ? 2 : 0);
  const place = atItemStart(block, trimmed.start, after) ? 1.5 : 0;
  const span = {
    start: block.start + trimmed.start,
    end: block.start + trimmed.end,
    text: block.text.slice(trimmed.start, trimmed.end),
  };
  return {
    name: trimmed.name,
    span,
    score: score + bearer + place + contextScore(before, after),
    structured: false,
  };
}

/** `Ann Lee: …` and `Ann Lee to …` at the beginning of an item say who does it. */
const atItemStart = (block: Block, start: number, after: string): boolean =>
  start < 3 &&
  (block.form === "item" || block.label !== undefined) &&
  /^\s*(?::|[-–—]\s|to\s\p{Ll}|will\s)/u.test(after);

/** Leaves out a sentence's first word, a verb, a role in front: `Ask Dov Ben-Ami`, `Guest Maria Lopez`. */
function trimLeadIn(tokens: Token[], run: Run): Run {
  let { first } = run;
  let words = run.name.words;
  while (
    run.name.title === undefined &&
    words.length > 1 &&
    isLeadIn(words[0] ?? "") &&
    !isOpenGiven(words)
  ) {
    words = words.slice(1);
    first++;
  }
  const title = run.name.title;
  return { ...run, first, start: tokens[first]?.start ?? run.start, name: { ...run.name, title, words } };
}

/** "Will Smith" is a name, "Will Priya" a question. */
function isOpenGiven(words: string[]): boolean {
  const [first = "", second = ""] = words;
  return (
    words.length === 2 &&
    FUNCTION_WORDS.has(bareWord(first)) &&
    isGivenName(first) &&
    !isGivenName(second) &&
    looksLikeSurname(second)
  );
}

/** What the words alone say; undefined when they cannot be a person's. */
function nameScore(name: PersonName): number | undefined {
  const { words } = name;
  const [first = ""] = words;
  const last = words.at(-1) ?? "";
  const given = isGivenName(first);
  const text = words.join(" ");
  if (isInitial(last) || isPlaceName(text) || isUnlikelyGiven(first)) return undefined;
  if (!isInitial(first) && first.length < 2) return undefined;
  if (
    words.some(
      (word) => word.length > 1 && word === word.toUpperCase() && !isInitial(word) && word.length < 4,
    )
  )
    return undefined;
  if (words.slice(1).some((word) => !isInitial(word) && !isParticle(word) && isUnlikelySurname(word)))
    return undefined;
  const key = bareWord(last);
  if ((ORG_ENDINGS.has(key) || PLACE_WORDS.has(key)) && !(given && SURNAME_WORDS.has(key))) return undefined;
  let score = given ? 2 : isInitial(first) ? 0.5 : 0.3;
  if (looksLikeSurname(last) || words.some((word, at) => at > 0 && isParticle(word))) score += 1;
  else score += SURNAME_WORDS.has(key) ? 0 : 0.5;
  if (isPlaceName(last) || PLACE_WORDS.has(key)) score -= 1;
  if (words.slice(1, -1).some((word) => isInitial(word))) score += 1.5;
  return score;
}
