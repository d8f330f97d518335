import { invalid } from "@/lib/core/errors";

/** Thousands in groups; a comma elsewhere may be meant as a decimal one. */
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;

/** A number as people write it, `1,000` too; null where nothing is typed. Throws `VALIDATION_ERROR`. */
export function amountOf(given: string, field: string): number | null {
  const typed = given.trim();
  if (typed === "") return null;
  const number = Number(GROUPED.test(typed) ? typed.replaceAll(",", "") : typed);
  if (Number.isNaN(number)) throw invalid(field, "must be a number: leave it empty for no limit");
  return number;
}
