import { z } from "zod";

/** Numbers in a query are decimal: `0x10`, `1e2` and blanks, which JavaScript would take too, are none. */
const DECIMAL = /^-?\d+(\.\d+)?$/;

/** Puts NaN, which no schema accepts, in the place of what is no number but would become one. */
export const strictNumbers = (shape: z.ZodRawShape, query: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(query).map(([key, text]) => [
      key,
      isNumber(shape[key]) && !DECIMAL.test(text) ? Number.NaN : text,
    ]),
  );

function isNumber(schema: z.core.$ZodType | undefined): boolean {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return isNumber(schema.unwrap());
  return schema instanceof z.ZodNumber;
}
