import { hash } from "node:crypto";
import { invalid, type KvError } from "./errors";
import { isUuid } from "./uuid";

/** What is wrong with a cursor, and what helps. */
export const NO_CURSOR = "must be the cursor of an earlier reply: start again without it";

/** The error for a string that is not a cursor of this service. */
export const invalidCursor = (): KvError => invalid("cursor", NO_CURSOR);

/** A short text of what is searched for, which the cursors of that search have. Paging is no part of it. */
export function fingerprintOf({
  limit: _limit,
  cursor: _cursor,
  ...wanted
}: Record<string, unknown>): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return hash("sha256", JSON.stringify(given.sort()), "base64url").slice(0, 12);
}

/** Throws `VALIDATION_ERROR` where a cursor has the fingerprint of another search: its next page would lack results. */
export function assertSameSearch(fingerprint: string, wanted: Record<string, unknown>): void {
  if (fingerprint !== fingerprintOf(wanted))
    throw invalid("cursor", "belongs to another search: start again without it");
}

/** Encodes the end of a page as opaque, URL-safe text. */
export const encodeCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString("base64url");

/** A tuple of `N` texts. */
type Texts<N extends number, T extends string[] = []> = T["length"] extends N ? T : Texts<N, [...T, string]>;

/** The parts of a cursor. Throws `VALIDATION_ERROR` for an invalid one. */
export function decodeCursor<N extends number>(cursor: string, length: N): Texts<N> {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const isOurs =
      Array.isArray(parts) &&
      parts.length === length &&
      parts.every((part) => typeof part === "string" && !part.includes("\0"));
    if (isOurs) return parts as Texts<N>;
  } catch {
    // Reported below.
  }
  throw invalidCursor();
}

/** The largest that Postgres compares with an `integer`. */
const MAX_INTEGER = 2 ** 31 - 1;

/** A number from 0 to 1 as `String` writes it: `0.85`, `1e-7`. Not one that a `real` of Postgres cannot hold. */
export const PART = /^\d(?:\.\d{1,20})?(?:e-[1-3]?\d)?$/;

/** The cursor of a row by its number in the list. */
export const encodeNumber = (number: number): string => encodeCursor([String(number)]);

/** @param max the largest that its column may have. Throws `VALIDATION_ERROR`. */
export function decodeNumber(cursor: string, max = MAX_INTEGER): number {
  const [number] = decodeCursor(cursor, 1);
  if (!/^\d{1,16}$/.test(number) || Number(number) > max) throw invalidCursor();
  return Number(number);
}

/** The last row of a page that is sorted by a time, newest first, then by id. */
export interface Moment {
  at: Date;
  /** A UUID. */
  id: string;
}

export const encodeMoment = ({ at, id }: Moment): string => encodeCursor([String(at.getTime()), id]);

/** Throws `VALIDATION_ERROR`. */
export function decodeMoment(cursor: string): Moment {
  const [ms, id] = decodeCursor(cursor, 2);
  if (!/^-?\d{1,14}$/.test(ms) || !isUuid(id)) throw invalidCursor();
  return { at: new Date(Number(ms)), id };
}
