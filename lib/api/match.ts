import { KvError } from "@/lib/core/errors";
import { groupBy } from "@/lib/core/group-by";
import { setOperationFinder } from "@/lib/health";
import type { ApiOperation } from "./kinds";
import { operations } from "./operations";
import { API_BASE } from "./request/base";
import { matchesPath } from "./request/path";

/** How a path below the API's begins: its first two segments, or the first where the second is a parameter. */
const startOf = (path: string): string => /^\/[^/]+(\/[^/{]+)?/.exec(path)?.[0] ?? "";

const byStart: ReadonlyMap<string, readonly ApiOperation[]> = groupBy(operations, ({ http }) =>
  startOf(http.path),
);

/** The operations whose path begins as this one does: few of them all. */
function near(pathname: string): readonly ApiOperation[] {
  if (!pathname.startsWith(API_BASE)) return [];
  const start = startOf(pathname.slice(API_BASE.length));
  const [first = ""] = /^\/[^/]+/.exec(start) ?? [];
  const found = byStart.get(start) ?? [];
  return first === start ? found : [...found, ...(byStart.get(first) ?? [])];
}

/** Of operations at a path: one written out in full wins over a `{name}`. */
function mostSpecific(candidates: readonly ApiOperation[]): readonly ApiOperation[] {
  const exact = candidates.filter(({ http }) => !http.path.includes("{"));
  return exact.length > 0 ? exact : candidates;
}

/**
 * The operations at a path, whatever the method; empty when the path is unknown. A path that is written out is not also
 * that of an id, but may be that of a record: `records/bulk`.
 */
function operationsAt(
  pathname: string,
  among: readonly ApiOperation[] = near(pathname),
): readonly ApiOperation[] {
  const found = among.filter(({ http }) => matchesPath(http.path, pathname));
  const isWrittenOut = found.some(({ http }) => !http.path.includes("{"));
  return isWrittenOut ? found.filter(({ http }) => !/\{(?!path\})/.test(http.path)) : found;
}

/** The methods of the operations at a path, with HEAD wherever there is GET. */
export function allowedMethods(pathname: string): string[] {
  const methods = operationsAt(pathname).map(({ http }) => http.method);
  const withHead = methods.includes("GET") ? [...methods, "HEAD"] : methods;
  return [...new Set<string>(withHead)].sort();
}

/** The operation that a request calls, HEAD as GET. */
export function operationAt(
  method: string,
  pathname: string,
  among?: readonly ApiOperation[],
): ApiOperation | undefined {
  const wanted = method === "HEAD" ? "GET" : method;
  return mostSpecific(operationsAt(pathname, among).filter(({ http }) => http.method === wanted))[0];
}

setOperationFinder((method, pathname) => operationAt(method, pathname)?.id);

/** The error for a method that a path does not have: `METHOD_NOT_ALLOWED`, or `NOT_FOUND` for an unknown path. */
export function methodNotAllowed(method: string, pathname: string): KvError {
  const allowed = allowedMethods(pathname);
  return allowed.length === 0
    ? new KvError("NOT_FOUND", `There is no operation at ${pathname}`)
    : new KvError("METHOD_NOT_ALLOWED", `${method} is not allowed here: use ${allowed.join(", ")}`);
}
