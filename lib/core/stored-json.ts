/** JSON for Postgres: NUL and lone surrogates, which it cannot store, become U+FFFD. */
export function toJson(value: unknown): string {
  const json = JSON.stringify(value);
  return json.includes("\\u")
    ? json.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][0-9a-f]{2})/gi, "$1\\ufffd")
    : json;
}
