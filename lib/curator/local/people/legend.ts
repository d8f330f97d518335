import { type Block, slice } from "@/lib/language";
import type { NameHit } from "./hit";
import { readPeopleList } from "./list";

const ENTRY = /(?<![\p{L}\p{N}])(\p{Lu}\p{L}{0,3})\s?=\s?(?=\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll})/gu;

/** `Si = Silke Petersen, Me = Merve Aktaş (Azubi)`: what the file writes for whom. One alone may be anything. */
export function legendOf(block: Block): NameHit[] {
  const entries = [...block.text.matchAll(ENTRY)];
  if (entries.length < 2) return [];
  return entries.flatMap(({ 0: lead, 1: alias, index }) => {
    const from = index + lead.length;
    const length = block.text.slice(from).search(/[,;()\n]|$/u);
    const { hits } = readPeopleList(slice(block, from, from + length));
    return hits.map((hit) => ({ ...hit, alias, participant: true }));
  });
}
