import type { z } from "zod";
import { type ErrorDetail, KvError } from "./errors";
import { findUnstorable } from "./storable";

/**
 * Checks `value` against `schema` and returns the parsed value. Whatever the schema, text has neither NUL nor lone
 * surrogates, and no whole number is beyond 2^53.
 * Throws `VALIDATION_ERROR` with one detail for each invalid field, its `path` dotted and prefixed with `at` if given.
 */
export function parse<S extends z.ZodType>(schema: S, value: unknown, at?: string): z.output<S> {
  const unstorable = findUnstorable(value);
  const result = unstorable ? null : schema.safeParse(value);
  if (result?.success) return result.data;
  const prefix = at === undefined ? [] : [at];
  const issues = result ? firstOfEach(result.error.issues.flatMap((issue) => toDetails(issue, value))) : [];
  const details: ErrorDetail[] = (unstorable ? [unstorable] : issues).map(({ path, message }) => ({
    path: dotted([...prefix, ...path]),
    message,
  }));
  const first = details[0];
  const more = details.length > 1 ? ` (and ${details.length - 1} more)` : "";
  throw new KvError("VALIDATION_ERROR", first ? `${sentence(first)}${more}` : "The request is not valid", {
    details,
  });
}

/** A value that breaks several rules is reported by the first of them. */
function firstOfEach<D extends { path: PropertyKey[] }>(details: readonly D[]): D[] {
  const first = new Map<string, D>();
  for (const each of details) {
    const path = dotted(each.path);
    if (!first.has(path)) first.set(path, each);
  }
  return [...first.values()];
}

function toDetails(issue: z.core.$ZodIssue, value: unknown): { path: PropertyKey[]; message: string }[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: [...issue.path, key], message: "is not known here" }));
  }
  if (!isMissing(value, issue.path)) return [issue];
  const { path, message } = issue;
  return [{ path, message: message.startsWith("must ") ? `is missing; it ${message}` : "is missing" }];
}

/** Whether a field is not there, of which rules for its value say too little. */
function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let found = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null) return false;
    found = Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined;
  }
  return path.length > 0 && found === undefined;
}

const dotted = (path: PropertyKey[]): string => path.map(String).join(".");

const sentence = ({ path, message }: ErrorDetail): string => (path ? `${path}: ${message}` : message);
