import { z } from "zod";

const MAX_LENGTH = 4_096;

/** The value of a credential. Error messages never quote it. */
export const secretInput = z
  .string("must be text, or null to remove it")
  .min(1, "cannot be empty; null removes it")
  .max(MAX_LENGTH, `at most ${MAX_LENGTH} characters`)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, "cannot contain control characters or line breaks")
  .refine((value) => value.trim() === value, "cannot begin or end with a space");

/** Whether a value is valid in a request header (RFC 9110, 5.5). */
export const fitsHeader = (value: string): boolean => /^[\x20-\x7e\xa0-\xff]*$/.test(value);
