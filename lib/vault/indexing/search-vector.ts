import { eachProse } from "../links";
import { splitDocument } from "../record";
import { prepared } from "./fold";
import { eachStretch } from "./headings";
import { foldWords } from "./tokenize";
import { VectorBuilder } from "./vector";

/** The searched parts of a record. `text` is its beginning. */
export interface Searchable {
  name: string;
  aliases: readonly string[];
  tags: readonly string[];
  text: string;
}

/** A lexeme in quotes: those of whole titles and tags have characters that words do not. */
export const quoted = (lexeme: string): string => `'${lexeme.replace(/['\\]/g, "$&$&")}'`;

/** Postgres rejects lexemes of 2,046 bytes. */
const MAX_LEXEME_CHARACTERS = 500;

/** The lexeme of a whole title or alias. */
export const titleLexeme = (title: string): string =>
  quoted(`=${foldWords(title).slice(0, MAX_LEXEME_CHARACTERS).toWellFormed()}`);

/** The lexeme of a tag, without its `#`. */
export const tagLexeme = (tag: string): string => quoted(`#${tagKey(tag)}`);

const tagKey = (tag: string): string => tag.normalize("NFC").toLowerCase().slice(0, MAX_LEXEME_CHARACTERS);

const TAG = /#[\p{L}\p{N}\p{M}_/\-\p{Extended_Pictographic}]+/uy;

/** A tag begins a word, and is not the target of a link, `[x](#y)`. */
const BEFORE_TAG = /^$|\s$|(?:^|[^\]])\($/;

/** The tags in a text: `#area/home`, not a number. */
function* tagsFrom(text: string, start: number): Generator<{ at: number; tag: string }> {
  for (let at = text.indexOf("#", start); at >= 0; at = text.indexOf("#", at + 1)) {
    if (!BEFORE_TAG.test(text.slice(Math.max(0, at - 2), at))) continue;
    TAG.lastIndex = at;
    const [found] = TAG.exec(text) ?? [];
    if (found && /[^\d#]/.test(found)) yield { at, tag: found.slice(1) };
  }
}

/** The same, but for those in code, comments and formulas, which Obsidian does not know either. */
function tagsIn(text: string, start: number): string[] {
  const found = tagsFrom(text, start);
  let next = found.next().value;
  // Most texts have none.
  if (!next) return [];
  const tags: string[] = [];
  eachProse(text, start, (from, to) => {
    while (next && next.at < from) next = found.next().value;
    for (; next && next.at < to; next = found.next().value) tags.push(next.tag);
  });
  return tags;
}

/** The tags of a record and the parents of each, without `#`. */
function tagsOf({ tags }: Searchable, text: string, bodyStart: number): Set<string> {
  const all = new Set<string>();
  for (const tag of [...tags, ...tagsIn(text, bodyStart)]) {
    const parts = tag.split("/").filter((part) => part !== "");
    for (let depth = 1; depth <= parts.length; depth++) all.add(parts.slice(0, depth).join("/"));
  }
  return all;
}

let shared: VectorBuilder | undefined;

/**
 * The `tsvector` literal of a record. Words of the title have the weight A, of aliases B, of headings C. Each title, alias
 * and tag is also one lexeme, see `titleLexeme` and `tagLexeme`. Postgres' parser would keep paths, tags and addresses as
 * one word (`person/alice`, `area/work`), so that only the first part could be found, and does not know Chinese.
 */
export function searchVector(record: Searchable): string {
  const [text, ...titles] = [record.text, record.name, ...record.aliases].map(prepared) as [
    string,
    ...string[],
  ];
  shared ??= new VectorBuilder();
  shared.begin(titles.reduce((sum, title) => sum + title.length, text.length));
  titles.forEach((title, at) => {
    shared?.add(at === 0 ? "A" : "B", title);
    shared?.separate();
  });
  const { bodyStart } = splitDocument(text);
  shared.add("D", text, 0, bodyStart);
  eachStretch(text, bodyStart, (from, to, isHeading) => shared?.add(isHeading ? "C" : "D", text, from, to));
  const lexemes = new Set([
    ...titles.map((title, at) => `${titleLexeme(title)}:1${at === 0 ? "A" : "B"}`),
    ...[...tagsOf(record, text, bodyStart)].map(tagLexeme),
  ]);
  return `${[...lexemes].join(" ")} ${shared.write()}`;
}
