import type { Route } from "./route.js";

export type Input = Readonly<Record<string, unknown>>;

/** The address and the options of `fetch` for a call. */
export function requestOf(base: string, route: Route, input: Input): { url: string; init: RequestInit } {
  const { method, path, query = [], headers = {}, text } = route;
  const inPath = new Set([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
  const used = new Set([...inPath, ...query, ...Object.keys(headers)]);
  const rest = Object.entries(input).filter(([name, value]) => !used.has(name) && value !== undefined);
  const search = new URLSearchParams(
    query.flatMap((name) => (input[name] === undefined ? [] : [[name, String(input[name])]])),
  );
  const sent = Object.entries(headers).flatMap(([name, header]) =>
    input[name] === undefined ? [] : [[header, String(input[name])] as const],
  );
  const body = text === undefined ? bodyOf(rest) : { type: "text/markdown", text: String(input[text]) };
  return {
    url: `${base}${pathOf(path, input)}${search.size > 0 ? `?${search}` : ""}`,
    init: {
      method,
      headers: { ...Object.fromEntries(sent), ...(body && { "Content-Type": body.type }) },
      ...(body && { body: body.text }),
    },
  };
}

/** Slashes of a record's path are sent as they are. */
const pathOf = (path: string, input: Input): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name];
    if (typeof value !== "string" || value === "")
      throw new TypeError(`${name} must be text that is not empty`);
    return value.split("/").map(encodeURIComponent).join("/");
  });

const bodyOf = (rest: [string, unknown][]) =>
  rest.length === 0
    ? undefined
    : { type: "application/json", text: JSON.stringify(Object.fromEntries(rest)) };
