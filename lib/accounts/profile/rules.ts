import { z } from "zod";

/** The address that somebody signs in with, lower-cased. */
export const emailInput = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "at most 254 characters")
  .pipe(z.email("must be an e-mail address such as you@example.org"));

/** A name; without one, the e-mail address is shown. */
export const nameInput = z
  .string()
  .trim()
  .max(100, "at most 100 characters")
  .regex(/^\P{Cc}*$/u, "no control characters");
