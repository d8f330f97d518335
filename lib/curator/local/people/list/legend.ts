import { type Block, isGivenName, slice } from "@/lib/language";
import type { NameHit } from "../hit";
import { readPeopleList } from "./list";

const ENTRY = /(?<![\p{L}\p{N}])(\p{Lu}\p{L}{0,3})\s?=\s?(?=(\p{Lu}\p{Ll}+)(\s\p{Lu}\p{Ll})?)/gu;

/** `Si = Silke Petersen, Me = Merve Aktaş (Azubi)`: what the file writes for whom. One alone may be anything. */
export function legendOf(block: Block): NameHit[] {
  const entries = [...block.text.matchAll(ENTRY)].filter(isPerson);
  if (entries.length < 2) return [];
  return entries.flatMap(({ 0: lead, 1: alias, 2: given = "", 3: more, index }) => {
    const from = index + lead.length;
    const length = block.text.slice(from).search(/[,;()\n]|$/u);
    const span = slice(block, from, from + length);
    const { hits } = readPeopleList(span);
    const alone: NameHit = { name: { words: [given] }, span: slice(span, 0, given.length), ...ALONE };
    return (more === undefined ? [alone] : hits).map((hit) => ({ ...hit, alias, participant: true }));
  });
}

/** `B = Bill`, not `A = Area`. */
const isPerson = ({ 1: alias = "", 2: given = "", 3: more }: RegExpExecArray): boolean =>
  more !== undefined || (isGivenName(given) && given.toUpperCase().startsWith(alias.charAt(0)));

const ALONE = { score: 4, structured: true };
