import { z } from "zod";

/** Text that goes into a query or a row: Postgres holds neither NUL nor half of a character. */
export const textInput = z
  .string("must be text")
  .regex(/^[^\0]*$/, "cannot contain NUL")
  .refine((text) => text.isWellFormed(), "cannot contain half of a character (a lone surrogate)");

/** Whether text holds neither NUL nor half of a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** The text with U+FFFD in the place of NUL and of halves of characters. */
export const toStorable = (text: string): string => text.toWellFormed().replaceAll("\0", "\ufffd");
