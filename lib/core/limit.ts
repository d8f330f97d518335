import { z } from "zod";

const messageOf = (min: number, max: number, what: string) => `must be a ${what} from ${min} to ${max}`;

/** `what` names the unit, as in `whole number of minutes`. */
export function wholeNumber(min: number, max: number, what = "whole number") {
  const message = messageOf(min, max, what);
  return z.int(message).min(min, message).max(max, message);
}

/** Also as text, which a query or a form has. */
export const wholeNumberOrText = (min: number, max: number, what?: string) =>
  z.preprocess(numberIn, wholeNumber(min, max, what));

/** In decimal digits: `Number` would read an empty text as 0, and `0x10`, `1e2` and blanks as well. */
const numberIn = (given: unknown): unknown =>
  typeof given === "string" && /^-?\d+(?:\.\d+)?$/.test(given) ? Number(given) : given;

/** The maximum number of items of a page. */
export const limitInput = wholeNumberOrText(1, 1_000);
