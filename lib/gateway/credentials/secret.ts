import { z } from "zod";

const MOST = 4_096;

/** The value of a credential. What is said of it never quotes it. */
export const secretInput = z
  .string("must be text, or null to remove it")
  .min(1, "cannot be empty; null removes it")
  .max(MOST, `at most ${MOST} characters`)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, "cannot contain control characters or line breaks")
  .refine((value) => value.trim() === value, "cannot begin or end with a blank");

/** Whether it can stand in the header of a request (RFC 9110, 5.5); what cannot is no provider's key. */
export const fitsHeader = (value: string): boolean => /^[\x20-\x7e\xa0-\xff]*$/.test(value);
