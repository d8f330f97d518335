import {
  anyOf,
  type Block,
  isQuestion,
  type Language,
  languageOf,
  leading,
  SETTLED,
  type Section,
  singular,
  type TextSpan,
  taskTitle,
} from "@/lib/language";
import type { People } from "../people/people";
import { withOthers } from "../tasks/foreign/others";
import { isThirdPerson } from "../tasks/verb";

/** Begins with the person who does it. */
export const isAssigned = (block: Block, people: People): boolean =>
  GIVEN_TO.test(block.text) ||
  people
    .within(block.start, block.start + 40)
    .some(
      ({ start, end }) =>
        start - block.start <= 2 &&
        /^\s*(?:[:–—-]|to\b|will\b|\p{Ll}+s\b)/u.test(block.text.slice(end - block.start)),
    );

/** `KH + MD: contact the partners`, `all: vote by Friday` */
const GIVEN_TO = new RegExp(
  String.raw`^(?:\p{Lu}{2,4}(?:\s?[+&,/]\s?\p{Lu}{2,4})*|[Aa]ll|[Ee]veryone|${anyOf("team")})\s?:\s`,
  "u",
);

/** "Yorrick and Ann Lee will draft the report", "members should vote": what is to be done, among decisions and actions. */
export const isDuty = ({ text }: Block): boolean => DUTY.test(text) && !SETTLED.test(text);
const DUTY = new RegExp(
  String.raw`^(?:${leading("the")})?(?:[\p{L}'’.-]+\s){1,6}?(?:will|should|must|to|needs? to)\s(?!be\b)\p{Ll}`,
  "u",
);

/** `RPL to update the text` under "Conclusion" is a task. */
export const isToDo = (block: Block, people: People): boolean =>
  OF_INITIALS.test(block.text) ||
  people
    .within(block.start, block.start + 40)
    .some(
      ({ start, end }) =>
        start - block.start <= 2 && /^\s+to\s+\p{Ll}/u.test(block.text.slice(end - block.start)),
    );

/** `Decided: Martens rings the works`, in another language: what a person does, not what is so from now on. */
export function isTakenOn(
  sentence: TextSpan,
  people: People,
  language: Language | undefined,
  { isSure } = { isSure: true },
): boolean {
  const [mention] = people.within(sentence.start, sentence.start + 60);
  const own = languageOf(sentence.text) ?? language;
  if (mention?.start !== sentence.start || own === undefined) return false;
  const behind = sentence.text.slice(mention.end - sentence.start);
  const together = withOthers(behind);
  const rest = together > 0 ? ` ${singular(own, behind.slice(together))}` : behind;
  return /^\s\p{Ll}/u.test(rest) && taskTitle(own, rest, { isSure }) !== undefined;
}

/** `Thanks the speakers for coming` under "Conclusion": a report of somebody who is named above. */
export const isReport = ({ text, form }: Block): boolean =>
  form === "item" &&
  isThirdPerson(/^\p{Lu}\p{Ll}+s(?=\s\p{L})/u.exec(text)?.[0].toLowerCase() ?? "") &&
  !SETTLED.test(text);

/** `**Ann Lee**:` above her remarks under "Conclusion". */
export const isOnlySomebody = ({ start, text }: Block, people: People): boolean =>
  people
    .within(start, start + text.length)
    .some((it) => it.start === start && /^\W*$/u.test(text.slice(it.end - start)));

/** `WMS and LCA to review the spec text` */
const OF_INITIALS = /^\p{Lu}{2,4}(?:(?:,|,? and) \p{Lu}{2,4})*\sto\s\p{Ll}/u;

/** `=> pricing stays at the 2026 list`: the text after an arrow, unless it is someone's task. */
export const isSettled = (block: Block, people: People): boolean =>
  people.within(block.start, block.start + 40).every(({ start }) => start !== block.start) &&
  !isQuestion(block.text) &&
  (SETTLED.test(block.text) || /^we(?:['’]re| are) going to \p{Ll}/iu.test(block.text));

/** `Conclusions`, `Outcomes`: what came of a talk. Not all of it is decided, and some is left to somebody. */
export const isOutcome = ({ title, parent }: Pick<Section, "title" | "parent">): boolean =>
  OUTCOME.test(title) || (parent !== undefined && isOutcome(parent));
const OUTCOME = new RegExp(String.raw`^\P{L}*(?:\p{L}+\s)?${anyOf("outcome")}\P{L}*$`, "iu");

/** "Ann rings the printers", "Guest list (Ann)", "(Ann asks them)" below such a heading: what somebody is to do. */
export const isLeftTo = ({ start, text }: Block, people: People): boolean =>
  people
    .within(start, start + text.length)
    .some((it) =>
      it.start - start <= MAX_MARK
        ? DOES.test(text.slice(it.end - start))
        : /\(\s?$/u.test(text.slice(0, it.start - start)) && IN_BRACKETS.test(text.slice(it.end - start)),
    );
const MAX_MARK = 4;
const DOES = new RegExp(String.raw`^\s(?!${anyOf("is")}(?!\p{L}))\p{Ll}`, "u");
const IN_BRACKETS = /^[^()]{0,40}\)[\s.!]*$/u;
