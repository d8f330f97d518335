import { type Block, isOffice, LISTS_PEOPLE, slice, type TextSpan } from "@/lib/language";
import type { Orgs } from "./list";
import type { OrgSources } from "./sources";

/** The least number of lines of a list that end with an organization known by its name. */
const MIN_KNOWN = 3;
const MAX_WORDS = 6;

/** `Ann Lee (AL) Environment Agency ⏎ Bo Kerr (BK) Revive the Wye`: where the others come from, so does this one. */
export function attendeeLines(orgs: Orgs, { document, people }: OrgSources): TextSpan[] {
  const sections = new Map<Block["section"], { rests: TextSpan[]; known: number }>();
  for (const block of document.blocks) {
    if (!LISTS_PEOPLE.has(block.section.kind) || block.text.length > MAX_LINE) continue;
    const [person] = people.within(block.start, block.end);
    if (person?.start !== block.start) continue;
    const lead = /^\s?(?:\(\p{Lu}{2,4}\))?[\s,–-]+/u.exec(block.text.slice(person.end - block.start))?.[0];
    if (lead === undefined) continue;
    const rest = slice(block, person.end - block.start + lead.length);
    if (!mayBeBody(rest.text)) continue;
    const of = sections.get(block.section) ?? { rests: [], known: 0 };
    sections.set(block.section, {
      rests: [...of.rests, rest],
      known: of.known + (orgs.has(rest.text) ? 1 : 0),
    });
  }
  return [...sections.values()].flatMap(({ rests, known }) => (known < MIN_KNOWN ? [] : rests));
}
const MAX_LINE = 100;

const mayBeBody = (text: string): boolean => {
  const words = text.split(/\s+/);
  return (
    words.length <= MAX_WORDS &&
    /^\p{Lu}/u.test(text) &&
    !/[,;:()/]/u.test(text) &&
    (words.length > 1 || /^\p{Lu}{3,}$/u.test(text)) &&
    !isOffice(words[0] ?? "") &&
    !(isOffice(words.at(-1) ?? "") && SOMEBODY.test(text))
  );
};

/** `Fisheries Technical Officer`, not `Foundation for Water Research`: words of both are in offices. */
const SOMEBODY = /(?:er|or|ist|ant|ent|ian|man|woman|chair|head|lead|clerk|rep|secretary|intern|host)$/iu;
