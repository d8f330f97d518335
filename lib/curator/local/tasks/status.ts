import { type Block, CANCELLED, FINISHED } from "@/lib/language";
import type { TaskDraft } from "./draft";

const END = String.raw`\s*[)\]）】]?\s*[.!。]*$`;
const LEAD = String.raw`(?:\s[-–—]+\s*|\s*[(（[【]\s*|,\s|:\s|→\s*|[✓✔✅]\s*)`;
const DONE = new RegExp(`${LEAD}(?:${FINISHED})${END}`, "iu");
const STOPPED = new RegExp(`${LEAD}(?:${CANCELLED})${END}`, "iu");

/** An item that is no task any more: a crossed box, `… (cancelled)`; without a box also `… -- done`. */
export const isDropped = ({ check, text, form }: Block): boolean =>
  check === "cancelled" || STOPPED.test(text) || (check === undefined && form === "item" && DONE.test(text));

/** `… (done)` */
export const isDone = (text: string): boolean => DONE.test(text);

/** The title without the word that says so. */
export const withoutStatus = (text: string): string => text.replace(DONE, "");

export const statusOf = (block: Block): TaskDraft["status"] =>
  block.check === "done" || block.section.kind === "done" || isDone(block.text)
    ? "done"
    : block.section.kind === "waiting"
      ? "blocked"
      : "todo";
