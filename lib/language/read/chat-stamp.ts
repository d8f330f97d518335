import { anyOf } from "../languages/vocabulary";
import type { Line } from "../text/line";

/** The hour of a message. */
const CLOCK = String.raw`(?<!\d)\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:[.,]\d{1,3})?(?:\s?[ap]\.?m\.?)?`;
/** The day of a message. */
export const DAY = String.raw`(?:\d{4}-\d{1,2}-\d{1,2}|\d{4}\/\d{1,2}\/\d{1,2}|\p{L}{2,3}\.?\s\d{1,2}[./]\d{1,2}\.?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|(?:today|yesterday)(?: at)?|\d{1,2}\/\d{1,2}|[A-Z][a-z]{2,8} \d{1,2}(?:, \d{4})?|\d{1,2} [A-Z][a-z]{2,8}(?: \d{4})?)`;
/** Also `10:32, 24/11/2026`, as WhatsApp copies messages in a browser. */
export const STAMP = String.raw`(?:(?:${DAY}[,T ]*\s*(?:${anyOf("at an hour")} )?)?${CLOCK}|${CLOCK},\s${DAY})`;
/** Who sends it. */
export const NAME = String.raw`(?:@|~\s?)?\p{L}[\p{L}\p{M}\p{N}._'’-]{0,38}(?: [\p{L}\p{N}][\p{L}\p{M}\p{N}._'’-]{0,30}){0,4}(?:\s?[(（][^()（）]{1,60}[)）])?(?:\s?\p{Extended_Pictographic}\uFE0F?){0,3}`;

/** Where a message begins, and who sends it when. */
export interface Head {
  name: string;
  at: number;
  when?: string;
  textAt: number;
}
export type Form = (line: Line) => Head | undefined;
