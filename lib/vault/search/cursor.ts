import {
  assertSameSearch,
  decodeCursor,
  encodeCursor,
  fingerprintOf,
  invalidCursor,
} from "@/lib/core/cursor";
import type { SearchInput } from "./filters";
import type { WordForm } from "./query/access";

/** Where a page ends: the last hit, and the last row of the index that was considered, if not all were. */
export interface PageEnd {
  score: string;
  /** Microseconds since 1970, or 0. */
  moment: string;
  path: string;
  titledUntil: string | null;
  matchedUntil: string | null;
  /** How the words of the first page were looked up. */
  form: WordForm;
}

export const encodePageEnd = (
  { score, moment, path, titledUntil, matchedUntil, form }: PageEnd,
  wanted: SearchInput,
): string =>
  encodeCursor([score, moment, path, titledUntil ?? "", matchedUntil ?? "", form, fingerprintOf(wanted)]);

const NUMBER = /^-?\d{1,18}(?:\.\d{1,9})?$/;

/** Reads the cursor of a search; throws `VALIDATION_ERROR` for an invalid one, and for that of another search. */
export function decodePageEnd(wanted: SearchInput & { cursor: string }): PageEnd {
  const [score, moment, path, titled, matched, form, search] = decodeCursor(wanted.cursor, 7);
  const isOurs =
    NUMBER.test(score) &&
    /^-?\d{1,18}$/.test(moment) &&
    [titled, matched].every(isRow) &&
    isForm(form) &&
    path.isWellFormed();
  if (!isOurs) throw invalidCursor();
  assertSameSearch(search, wanted);
  return { score, moment, path, titledUntil: titled || null, matchedUntil: matched || null, form };
}

const isForm = (text: string): text is WordForm => text === "whole" || text === "prefix";

/** The physical place of a row, `(12,3)`, or nothing. */
function isRow(text: string): boolean {
  const [, block, item] = /^\((\d{1,10}),(\d{1,5})\)$/.exec(text) ?? [];
  return text === "" || (Number(block) < 2 ** 32 && Number(item) < 2 ** 16);
}
