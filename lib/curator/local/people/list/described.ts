import { isGivenName, type NameRun, readAffiliation, type TextSpan } from "@/lib/language";
import type { NameHit, PeopleList } from "../hit";
import type { Chunk } from "./chunks";

/** In another column, or with the same surname or initials, a chunk describes the name before it. */
export function describes(chunk: Chunk, run: NameRun, last: NameHit | undefined): boolean {
  if (last === undefined) return false;
  const [first = ""] = run.name.words;
  if (isInitialsOf(chunk.text, last) || isBodyOf(chunk.text, last)) return true;
  return chunk.wide && (!isGivenName(first) || last.name.words.at(-1) === first);
}

/** `Kim Dorn - Corvane, OPUS NLF TC (KDO)`: a second body of somebody who has a company already. */
const isBodyOf = (text: string, { org }: NameHit): boolean =>
  org !== undefined && /^\p{Lu}{2,}(?:\s\p{Lu}{2,})+(?:\s\(|$)/u.test(text);

/** `HvdB` beside Henrik van der Berg. */
const isInitialsOf = (text: string, { name }: NameHit): boolean =>
  /^\p{Lu}[\p{L}]{1,4}$/u.test(text) &&
  text.replace(/\p{Ll}/gu, "").length >= 2 &&
  text[0] === name.words[0]?.[0];

/** `Moira Tait, clerk of works` and `Ann Lee, Acme Ltd`: the chunk describes the name before. */
export function describeLast(chunk: TextSpan, list: PeopleList): void {
  const last = list.hits.at(-1);
  if (last === undefined) return;
  if (isInitialsOf(chunk.text, last)) {
    last.alias ??= chunk.text;
    return;
  }
  const [, letters] = /\s\((\p{Lu}{2,4})\)$/u.exec(chunk.text) ?? [];
  if (letters?.[0] === last.name.words[0]?.[0]) last.alias ??= letters;
  const { role, org } = readAffiliation(chunk);
  last.role ??= role;
  if (org !== undefined && last.org === undefined) {
    last.org = org;
    list.orgs.push(org);
  }
}
