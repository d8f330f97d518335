import { z } from "zod";
import { invalid } from "@/lib/core/errors";
import { isDateField, type RecordType } from "../schema";

/** The time behind a day: `T14:00`, ` 14:00:30.5`, `T14:00Z`, `T14:00+01:00`. */
const TIME =
  /^[T ](?:[01]\d|2[0-3]):[0-5]\d(?::(?:[0-5]\d|60)(?:[.,]\d{1,9})?)?(?: ?(?:Z|[+-]\d\d(?::?\d\d)?))?$/i;
const DAY_LENGTH = "2026-11-30".length;

const EXAMPLES = '"2026-11-30" or "2026-11-30T14:00"';

const day = z.iso.date();

/** A date that exists, such as `2026-11-30`, with or without a time. */
function isDate(value: string): boolean {
  const [date, time] = [value.slice(0, DAY_LENGTH), value.slice(DAY_LENGTH)];
  return day.safeParse(date).success && (time === "" || TIME.test(time));
}

/**
 * Checks the dates that a request sets; null and an empty text say that there is none. Throws `VALIDATION_ERROR` at
 * `<prefix>.<field>`. Files that people have written are not checked: they keep what they have.
 */
export function checkDates(type: RecordType, fields: Record<string, unknown>, prefix: string): void {
  for (const [field, value] of Object.entries(fields)) {
    if (!isDateField(type, field) || value === null || value === "") continue;
    const at = `${prefix}.${field}`;
    if (typeof value !== "string")
      throw invalid(at, `${field} must be text with a date, such as ${EXAMPLES}`);
    if (isDate(value.trim())) continue;
    throw invalid(at, `${JSON.stringify(value)} is not a date that exists: send one such as ${EXAMPLES}`);
  }
}
