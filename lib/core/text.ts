import { z } from "zod";

/** Text for a query or a row: Postgres stores neither NUL nor lone surrogates. */
export const textInput = z
  .string("must be text")
  .regex(/^[^\0]*$/, "cannot contain NUL")
  .refine((text) => text.isWellFormed(), "cannot contain half of a character (a lone surrogate)");

/** Whether text has neither NUL nor lone surrogates. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes("\0");

/** The text with U+FFFD for NUL and lone surrogates. */
export const toStorable = (text: string): string => text.toWellFormed().replaceAll("\0", "\ufffd");
