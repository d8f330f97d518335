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

/** An empty text is no number: `Number` would make it 0. */
const numberIn = (given: unknown): unknown =>
  typeof given === "string" && given.trim() !== "" ? Number(given) : given;

/** The maximum number of items of a page. */
export const limitInput = wholeNumberOrText(1, 1_000);
