import { isStorable } from "./text";

/** What cannot be stored unchanged, and where it is: keys and positions from the outermost value. */
export interface Unstorable {
  path: string[];
  message: string;
}

/**
 * Finds the first part of a JSON value that cannot be stored unchanged: text or a key with NUL or a lone surrogate, or
 * a number that JSON has rounded. Null when there is none. Recursive: `parseJson` bounds the nesting.
 */
export function findUnstorable(value: unknown): Unstorable | null {
  if (typeof value === "string") return isStorable(value) ? null : { path: [], message: NOT_TEXT };
  if (typeof value === "number") return isExact(value) ? null : { path: [], message: ROUNDED };
  if (Array.isArray(value)) return findInEntries(value.entries());
  return isPlainObject(value) ? findInEntries(Object.entries(value)) : null;
}

function findInEntries(entries: Iterable<[number | string, unknown]>): Unstorable | null {
  for (const [key, value] of entries) {
    if (typeof key === "string" && !isStorable(key))
      return { path: [JSON.stringify(key)], message: `the name ${NOT_TEXT}` };
    const found = findUnstorable(value);
    if (found) return { ...found, path: [String(key), ...found.path] };
  }
  return null;
}

const NOT_TEXT = "cannot contain NUL or half of a character (a lone surrogate)";
const ROUNDED = "is a number beyond 9007199254740991, which JSON has rounded: send it as text";

/** Whole numbers up to 2^53 - 1, and all fractions; NaN is for schemas to reject. */
const isExact = (value: number): boolean =>
  Number.isSafeInteger(value) || (!Number.isInteger(value) && Math.abs(value) !== Number.POSITIVE_INFINITY);

function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
