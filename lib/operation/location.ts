import type { OperationSpec } from "./spec";

/** Where a key of the input is sent; the `in` of OpenAPI, plus the body. */
export type ParamLocation = "path" | "query" | "header" | "body";

/** Keys of the input that are sent as headers, and their names. */
export const HEADER_NAMES: Readonly<Record<string, string>> = {
  ifMatch: "If-Match",
  ifNoneMatch: "If-None-Match",
};

type Located = Pick<OperationSpec, "http" | "input">;

const known = new WeakMap<Located, Record<string, ParamLocation>>();

/** The location of each key of the operation's input. */
export function locations(op: Located): Readonly<Record<string, ParamLocation>> {
  const found =
    known.get(op) ?? Object.fromEntries(Object.keys(op.input.shape).map((key) => [key, locationOf(op, key)]));
  known.set(op, found);
  return found;
}

function locationOf({ http }: Pick<OperationSpec, "http">, key: string): ParamLocation {
  if (http.path.includes(`{${key}}`)) return "path";
  if (Object.hasOwn(HEADER_NAMES, key)) return "header";
  if (http.method === "GET" || http.method === "DELETE" || http.query?.includes(key)) return "query";
  return "body";
}
