import { z } from "zod";

/** The name of a key, as its owner sees it. */
export const apiKeyName = z
  .string("must be text: a name to recognise the key by")
  .trim()
  .min(1, "give the key a name to recognise it by")
  .max(100, "at most 100 characters")
  .regex(/^\P{Cc}*$/u, "no control characters");
