import { pathFromUrl } from "@/lib/vault";
import { operations } from "./contract";
import type { Operation } from "./contract/operation";

export const API_BASE = "/api/v1";

/** `{path}` spans segments, any other `{name}` is one. */
function patternOf(template: string): RegExp {
  const body = template
    .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
    .replace(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${name === "path" ? ".+" : "[^/]+"})`);
  return new RegExp(`^${API_BASE}${body}$`);
}

const patterns = new Map<string, RegExp>();

function cachedPattern(template: string): RegExp {
  const known = patterns.get(template) ?? patternOf(template);
  patterns.set(template, known);
  return known;
}

/**
 * The values of the template's `{names}` in a request's path, decoded once; null when the path is another.
 * Throws `VALIDATION_ERROR` for broken percent-encoding.
 */
export function pathValues(op: Pick<Operation, "path">, pathname: string): Record<string, string> | null {
  const match = cachedPattern(op.path).exec(pathname);
  if (!match) return null;
  const groups = Object.entries(match.groups ?? {});
  return Object.fromEntries(groups.map(([name, value]) => [name, decodeValue(name, value)]));
}

const decodeValue = (name: string, value: string): string =>
  name === "path" ? pathFromUrl(value) : decodePlain(value);

function decodePlain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The methods that some operation has at this path; empty when the path is unknown. */
export function allowedMethods(pathname: string): string[] {
  const methods = operations.filter((op) => cachedPattern(op.path).test(pathname)).map((op) => op.method);
  const withHead = methods.includes("GET") ? [...methods, "HEAD"] : methods;
  return [...new Set<string>(withHead)].sort();
}
