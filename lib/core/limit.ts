import { z } from "zod";

const whole = "must be a whole number from 1 to 1000";

/** The maximum number of items of a page. */
export const limitInput = z.coerce
  .number(whole)
  .int(whole)
  .min(1, "must be at least 1")
  .max(1_000, "must be at most 1000");
