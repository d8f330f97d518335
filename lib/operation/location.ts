import type { OperationSpec } from "./spec";

/** Where a key of the input is sent; the `in` of OpenAPI, plus the body. */
export type ParamLocation = "path" | "query" | "header" | "body";

/** Keys of the input that are sent as headers, and their names. */
export const HEADER_NAMES: Readonly<Record<string, string>> = {
  ifMatch: "If-Match",
  ifNoneMatch: "If-None-Match",
};

/** The location of each key of the operation's input. */
export function locations(op: Pick<OperationSpec, "http" | "input">): Record<string, ParamLocation> {
  const entries = Object.keys(op.input.shape).map((key) => [key, locationOf(op, key)] as const);
  return Object.fromEntries(entries);
}

function locationOf({ http }: Pick<OperationSpec, "http">, key: string): ParamLocation {
  if (http.path.includes(`{${key}}`)) return "path";
  if (Object.hasOwn(HEADER_NAMES, key)) return "header";
  if (http.method === "GET" || http.method === "DELETE" || http.query?.includes(key)) return "query";
  return "body";
}
