import type { z } from "zod";
import { type ErrorDetail, KvError } from "./errors";

/**
 * Checks `value` against `schema` and returns the parsed value.
 * Throws `VALIDATION_ERROR` with one detail for each invalid field, its `path` dotted and prefixed with `at` if given.
 */
export function parse<S extends z.ZodType>(schema: S, value: unknown, at?: string): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const prefix = at === undefined ? [] : [at];
  const details = result.error.issues.flatMap((issue) =>
    toDetails({ ...issue, path: [...prefix, ...issue.path] }),
  );
  const first = details[0];
  const more = details.length > 1 ? ` (and ${details.length - 1} more)` : "";
  throw new KvError("VALIDATION_ERROR", first ? `${sentence(first)}${more}` : "The request is not valid", {
    details,
  });
}

function toDetails(issue: z.core.$ZodIssue): ErrorDetail[] {
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({ path: dotted([...issue.path, key]), message: "is not known here" }));
  }
  return [{ path: dotted(issue.path), message: issue.message }];
}

const dotted = (path: PropertyKey[]): string => path.map(String).join(".");

const sentence = ({ path, message }: ErrorDetail): string => (path ? `${path}: ${message}` : message);
