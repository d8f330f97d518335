import {
  anyOf,
  type Block,
  type Document,
  FUNCTION_WORDS,
  isBot,
  isCommonWord,
  LISTS_PEOPLE,
  slice,
  split,
  type TextSpan,
} from "@/lib/language";

/** `@mvarga` who is to do a thing, or does it: "@mvarga to file the form". */
const ACTING =
  /(?<![\w./@])@([\p{L}][\p{L}\p{N}_-]{2,30})(?=\)?\s?(?::\s|\s(?:to|will|would|could|can|should|is going to|agreed to)\s\p{Ll}))/gu;
const ANY = /(?<![\p{L}\p{N}./@])@([\p{L}][\p{L}\p{N}_-]{1,29}[\p{L}\p{N}])/gu;

const HAS_ONE: ReadonlySet<string> = new Set(["people", "owner"]);

/** Accounts of people for whom a note has no other name: attendees, and owners of tasks. */
export function accountsIn({ blocks, isMail, isChat }: Document, skip: ReadonlySet<Block>): TextSpan[] {
  if (isMail || isChat) return [];
  return blocks.flatMap((block) => {
    if (block.header !== undefined || block.form === "heading" || skip.has(block)) return [];
    const kind = block.label?.kind ?? block.section.kind;
    const isList = LISTS_PEOPLE.has(kind);
    const written = [...block.text.matchAll(isList ? ANY : ACTING)]
      // `Ann Lee (@annl)` has a name.
      .filter(({ index }) => !/\p{Lu}[\p{L}.'’-]+\s\(?$/u.test(block.text.slice(0, index)))
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

const NOBODY = new RegExp(`^(?:${anyOf("team")}|${anyOf("none")}|tb[acd]|etc|vacant|open)$`, "iu");
