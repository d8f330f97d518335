import {
  anyOf,
  type Block,
  type Document,
  FAMOUS_ORGS,
  FREQUENT_WORDS,
  FUNCTION_WORDS,
  isBot,
  isCommonWord,
  isPlainWord,
  LISTS_PEOPLE,
  matchKey,
  slice,
  split,
  type TextSpan,
} from "@/lib/language";

/** `@mvarga` who is to do a thing, or does it: "@mvarga to file the form". */
const ACTING =
  /(?<![\w./@:])@([\p{L}][\p{L}\p{N}_-]{2,30})(?=\)?\s?(?::\s|\s(?:to|will|would|could|can|should|is going to|agreed to)\s\p{Ll}))/gu;
/** Mentioned anywhere else: no annotation of a program (`@Override`), no tag (`:@home:`), no attribute (`@xml:id`), no domain. */
const MENTIONED =
  /(?<![\p{L}\p{N}./@:_])@(\p{L}[\p{L}\p{N}-]{1,28}[\p{L}\p{N}])(?![\p{L}\p{N}_:/-]|\.\p{L})/gu;
const ANY = /(?<![\p{L}\p{N}./@])@([\p{L}][\p{L}\p{N}_-]{1,29}[\p{L}\p{N}])/gu;

/** A real note mentions no more. */
const MAX_MENTIONED = 200;

const HAS_ONE: ReadonlySet<string> = new Set(["people", "owner"]);

/** Accounts of people for whom a note has no other name: attendees, owners of tasks, and who is mentioned with an `@`. */
export function accountsIn(document: Document, skip: ReadonlySet<Block>): TextSpan[] {
  const { blocks, isMail, isChat } = document;
  if (isMail || isChat) return [];
  let unread = MAX_MENTIONED;
  const written = blocks.flatMap((block) => {
    if (block.header !== undefined || block.form === "heading" || skip.has(block)) return [];
    const kind = block.label?.kind ?? block.section.kind;
    const isList = LISTS_PEOPLE.has(kind);
    const acting = isList ? [] : block.text.matchAll(ACTING);
    const mentioned = isList ? [...block.text.matchAll(ANY)] : mentionedIn(block.text).slice(0, unread);
    if (!isList) unread -= mentioned.length;
    const written = [...acting, ...mentioned]
      .filter((account) => !isNamed(account, block.text))
      .map(({ index, 1: name = "" }) => slice(block, index + 1, index + 1 + name.length));
    const isOne = block.label !== undefined && HAS_ONE.has(kind);
    return [...written, ...(isList || isOne ? bare(block, isOne) : [])].filter(({ text }) => !isBot(text));
  });
  return [...written, ...linked(document)];
}

/** `[annlee](https://github.com/annlee)`: the page of an account, by its own name. */
function linked({ source: { text } }: Document): TextSpan[] {
  return [...text.matchAll(PAGE_OF_ACCOUNT)].slice(0, MAX_MENTIONED).flatMap(({ index, 1: name = "" }) => {
    const span = { start: index + 1, end: index + 1 + name.length, text: name };
    return isBot(name) || isNoAccount(name) ? [] : [span];
  });
}

const PAGE_OF_ACCOUNT =
  /\[([A-Za-z\d][A-Za-z\d_-]{2,38})\]\(https?:\/\/(?:github|gitee|gitlab)\.com\/\1\/?\)/g;

/** `Core: Josie, lintbrush, kestrel9, other guests`: mostly single words, some of which are not first names; `Lead: lintbrush`. */
function bare(block: Block, isOne: boolean): TextSpan[] {
  const lead = /^[^,:]{2,30}:\s+/u.exec(block.text)?.[0].length ?? 0;
  const pieces = split(slice(block, lead), /,\s+/gu);
  const single = pieces.filter(({ text }) =>
    /^@?(?=.{2,30}$)[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)?$/u.test(text),
  );
  if (single.length * 3 < pieces.length * 2 || pieces.length < (isOne ? 1 : 2)) return [];
  return single.filter(
    ({ text }) =>
      /^(?:\p{Ll}|\p{Lu}\p{Ll}+\p{Lu}\p{L}+$)/u.test(text) &&
      (text.length > 2 || pieces.length > 1) &&
      !isCommonWord(text) &&
      !NOBODY.test(text) &&
      !FUNCTION_WORDS.has(text.toLowerCase()),
  );
}

/** `Ann Lee (@annl)`, `王芳（@wangf）`, `@annl (Ann Lee)` have a name. */
const isNamed = ({ index, 0: { length } }: RegExpExecArray, text: string): boolean =>
  /(?:\p{Lu}[\p{L}.'’-]+\s{1,3}\(?|\p{sc=Han}\s{0,3}[(（])\s{0,3}$/u.test(
    text.slice(Math.max(0, index - MAX_NAME), index),
  ) ||
  /^\s\(\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}.'’-]*)+\)/u.test(
    text.slice(index + length, index + length + MAX_NAME),
  );

const MAX_NAME = 60;

/** Not in a line of markup, whose attributes may be written so: "`<pb @facs>`". */
const mentionedIn = (text: string): RegExpExecArray[] =>
  /<\p{Ll}/u.test(text) ? [] : [...text.matchAll(MENTIONED)].filter(([, name = ""]) => !isNoAccount(name));

/** An ordinary word, a team, a company that everyone knows. */
export const isNoAccount = (text: string): boolean =>
  NOBODY.test(text) ||
  isPlainWord(text) ||
  isCommonWord(text) ||
  FREQUENT_WORDS.has(text) ||
  FAMOUS_ORGS.has(matchKey(text));

const NOBODY = new RegExp(`^(?:${anyOf("team")}|${anyOf("none")}|tb[acd]|etc|vacant|open|todo|note)$`, "iu");
