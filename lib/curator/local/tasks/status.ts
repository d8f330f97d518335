import { type Block, CANCELLED, FINISHED, isColumn, type Section } from "@/lib/language";
import type { TaskDraft } from "./draft";

const END = String.raw`\s*[)\]）】]?\s*[.!。]*$`;
const LEAD = String.raw`(?:^(?:AI|ACTION)[\s#-]?[\d-]+\s|\s[-–—]+\s*|\s*[(（[【]\s*|,\s|:\s|→\s*|[.!]\s+|[✓✔✅]\s*)`;
/** `AI-33-1 errata page: done, thanks` */
const ASIDE = String.raw`(?:,\s\p{L}[^,]{2,40})?`;
const DONE = new RegExp(`${LEAD}(?:${FINISHED})${ASIDE}${END}`, "iu");
const STOPPED = new RegExp(`${LEAD}(?:${CANCELLED})${ASIDE}${END}`, "iu");

/** An item that is no longer a task: a crossed box, `… (cancelled)`; without a box also `… -- done`, and what was reported. */
export const isDropped = ({ check, text, form, section }: Block): boolean =>
  check === "cancelled" ||
  STOPPED.test(text) ||
  (check === undefined &&
    (TICKED.test(text) ||
      ENDED.test(text) ||
      isUnderDone(section) ||
      ((form === "item" || NUMBERED.test(text)) && isDone(text))));

/** `AP135 Ann to send the letter again. Sent - CLOSED`: an action by its number, with no other mark of an item. */
const NUMBERED = /^\W*(?:AI|AP|ACTION(?: POINT| ITEM)?)[\s#-]?\d/iu;

/** What is below `- Done:` was done since the last meeting, and was never a task. */
const isUnderDone = ({ kind, indent }: Section): boolean => kind === "done" && indent !== undefined;

/** `Rezept ✔` */
const TICKED = /^[^.!?;]*[✓✔✅☑]\ufe0f?\s*$/u;

/** `(✅ DONE) ACTION Ann: …` */
const ENDED = new RegExp(String.raw`^\s*[([]\s*[✓✔✅☑]?\ufe0f?\s*(?:${FINISHED})\s*[)\]]`, "iu");

/** `… (done)`, `… DONE` */
const isDone = (text: string): boolean => DONE.test(text) || isShouted(text);

/** `Order the cups DONE`: in capitals, the last word is enough. */
const isShouted = (text: string): boolean => WORD.test(SHOUTED.exec(text)?.[1] ?? "") && /\p{Ll}/u.test(text);
const SHOUTED = /\s(\p{Lu}{4,})\P{L}*$/u;
const WORD = new RegExp(`^(?:${FINISHED})$`, "iu");

/** The title without the word that says so. */
export const withoutStatus = (text: string): string => text.replace(DONE, "").replace(PENDING, "");

/** `…: still open` */
const PENDING =
  /\s*(?:[:;–—-]|\bstatus\s?[:–—-])\s*(?:still |remains |in progress|ongoing|not yet )?(?:open|pending|outstanding|ongoing|in progress|done)\s*[.!]*$/iu;

export const statusOf = (block: Block): TaskDraft["status"] =>
  block.check === "done" || block.section.kind === "done" || isDone(block.text)
    ? "done"
    : block.section.kind === "waiting"
      ? "blocked"
      : "todo";

/** `Unassigned: find out whether …` */
export const UNASSIGNED = /^\W*(?:unassigned|nobody yet|owner tb[cd]|tb[cd])(?=\s*:\s|\s[–—-]\s|$)/iu;

/** `Statut : validé` */
export const saysStatus = (text: string): boolean =>
  isColumn(/^(\p{L}{3,20})\s*[:：]/u.exec(text)?.[1] ?? "", "status");
