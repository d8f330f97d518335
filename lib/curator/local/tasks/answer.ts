import { contentWords } from "@/lib/language";
import type { TaskDraft } from "./draft";

const MAX_GAP = 300;

/** "Could you sort the invoice?" "I'll send it today": the answer adds no task. */
export const isAnswer = (a: TaskDraft, b: TaskDraft): boolean =>
  a.owner !== undefined &&
  a.owner === b.owner &&
  b.span.start > a.span.start &&
  b.span.start - a.span.end < MAX_GAP &&
  (isOfPronoun(b.title) || isMore(a.title, b.title));

/** "Send it", "Send it tonight"; "Send it to Geraldine Stott" says more than what was asked. */
const isOfPronoun = (title: string): boolean =>
  /^\p{L}+ (?:it|that|this|them|those)(?!\p{L})/u.test(title) && contentWords(title).length < 4;

/** "Can you order more?" "Will order 40." */
export const isMore = (a: string, b: string): boolean =>
  /^\p{L}+ (?:more|some|one)$/u.test(a) && a.split(" ")[0] === b.split(" ")[0];
