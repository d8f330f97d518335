import {
  anyOf,
  type Block,
  type Document,
  FAMOUS_ORGS,
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

const HAS_ONE: ReadonlySet<string> = new Set(["people", "owner"]);

/** Accounts of people for whom a note has no other name: attendees, owners of tasks, and who is mentioned with an `@`. */
export function accountsIn({ blocks, isMail, isChat }: Document, skip: ReadonlySet<Block>): TextSpan[] {
  if (isMail || isChat) return [];
  return blocks.flatMap((block) => {
    if (block.header !== undefined || block.form === "heading" || skip.has(block)) return [];
    const kind = block.label?.kind ?? block.section.kind;
    const isList = LISTS_PEOPLE.has(kind);
    const acting = isList ? [] : block.text.matchAll(ACTING);
    const mentioned = isList ? block.text.matchAll(ANY) : mentionedIn(block.text);
    const written = [...acting, ...mentioned]
      // `Ann Lee (@annl)`, `@annl (Ann Lee)` have a name.
      .filter(
        ({ 0: { length }, index }) =>
          !/\p{Lu}[\p{L}.'’-]+\s\(?$/u.test(block.text.slice(0, index)) &&
          !/^\s\(\p{Lu}\p{Ll}+(?:\s\p{Lu}[\p{L}.'’-]*)+\)/u.test(block.text.slice(index + length)),
      )
      .map(({ index, 1: name = "" }) => slice(block, index + 1, index + 1 + name.length));
    const isOne = block.label !== undefined && HAS_ONE.has(kind);
    return [...written, ...(isList || isOne ? bare(block, isOne) : [])].filter(({ text }) => !isBot(text));
  });
}

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
      /^\p{Ll}/u.test(text) &&
      (text.length > 2 || pieces.length > 1) &&
      !isCommonWord(text) &&
      !NOBODY.test(text) &&
      !FUNCTION_WORDS.has(text.toLowerCase()),
  );
}

/** Not in a line of markup, whose attributes may be written so: "`<pb @facs>`". */
const mentionedIn = (text: string): RegExpExecArray[] =>
  /<\p{Ll}/u.test(text) ? [] : [...text.matchAll(MENTIONED)].filter(([, name = ""]) => !isWord(name));

const isWord = (text: string): boolean =>
  isPlainWord(text) || isCommonWord(text) || NOBODY.test(text) || FAMOUS_ORGS.has(matchKey(text));

const NOBODY = new RegExp(`^(?:${anyOf("team")}|${anyOf("none")}|tb[acd]|etc|vacant|open)$`, "iu");
