import { invalid } from "@/lib/core/errors";
import { MAX_DEPTH } from "./limits";

/** YAML reads no key of more than 1,024 characters on one line. */
const MAX_KEY = 500;

/**
 * `value` as JSON would keep it: undefined values are dropped, a date becomes text. `field` names it in errors.
 * Throws `VALIDATION_ERROR` for values that JSON cannot represent, too deep nesting and too long keys.
 */
export function toJson(value: unknown, field: string, depth = 1): unknown {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number" && Number.isFinite(value)) return value;
  if (typeof value !== "object")
    throw invalid(field, `${field} has a value that is neither text, number, list nor map.`);
  if (depth >= MAX_DEPTH) throw invalid(field, `${field} nests more than ${MAX_DEPTH} levels.`);
  if (Array.isArray(value)) return value.map((item) => toJson(item ?? null, field, depth + 1));
  if (value instanceof Date) return value.toISOString();
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(entries.map(([key, inner]) => [checkKey(key), toJson(inner, field, depth + 1)]));
}

export function checkKey(key: string): string {
  if (key.length > MAX_KEY)
    throw invalid("fields", `The name of a field can have at most ${MAX_KEY} characters.`);
  return key;
}
