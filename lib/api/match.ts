import { KvError } from "@/lib/core/errors";
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
 * The values of the template's `{names}` in a path of the operation's, decoded once.
 * Throws `VALIDATION_ERROR` for broken percent-encoding.
 */
export function pathValues(op: Pick<Operation, "path">, pathname: string): Record<string, string> {
  const groups = Object.entries(cachedPattern(op.path).exec(pathname)?.groups ?? {});
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

/** Whether a request's path is one of the operation's. */
export const isAt = (op: Pick<Operation, "path">, pathname: string): boolean =>
  cachedPattern(op.path).test(pathname);

/** The methods that some operation has at this path; empty when the path is unknown. */
export function allowedMethods(pathname: string): string[] {
  const here = operations.filter((op) => isAt(op, pathname));
  // A path that is written out is no `{name}` of another's.
  const exact = here.filter((op) => !op.path.includes("{"));
  const methods = (exact.length > 0 ? exact : here).map((op) => op.method);
  const withHead = methods.includes("GET") ? [...methods, "HEAD"] : methods;
  return [...new Set<string>(withHead)].sort();
}

/** The id of the operation that a request is of, `unknown` where there is none. */
export function operationAt(method: string, pathname: string): string {
  const wanted = method === "HEAD" ? "GET" : method;
  const here = operations.filter((op) => op.method === wanted && isAt(op, pathname));
  return (here.find((op) => !op.path.includes("{")) ?? here[0])?.id ?? "unknown";
}

/** What a method that is not there is told: `METHOD_NOT_ALLOWED`, or `NOT_FOUND` where nothing is. */
export function methodNotAllowed(method: string, pathname: string): KvError {
  const allowed = allowedMethods(pathname);
  return allowed.length === 0
    ? new KvError("NOT_FOUND", `There is no operation at ${pathname}`)
    : new KvError("METHOD_NOT_ALLOWED", `${method} is not allowed here: use ${allowed.join(", ")}`);
}
