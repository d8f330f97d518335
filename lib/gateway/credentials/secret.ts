import { z } from "zod";

const MAX_LENGTH = 4_096;

/** What a request header can carry (RFC 9110, 5.5). */
const FITS_HEADER = /^[\x20-\x7e\xa0-\xff]*$/;

/** The value of a credential, which is sent in a header. Error messages never quote it. */
export const secretInput = z
  .string("must be text, or null to remove it")
  .min(1, "cannot be empty; null removes it")
  .max(MAX_LENGTH, `at most ${MAX_LENGTH} characters`)
  .regex(
    FITS_HEADER,
    "cannot contain control characters, line breaks or characters that are not in Latin-1: no HTTP header can carry them",
  )
  .refine((value) => value.trim() === value, "cannot begin or end with a space");

/** Whether a header can carry a value: earlier versions stored others. */
export const fitsHeader = (value: string): boolean => FITS_HEADER.test(value);
