import type { Provider } from "./providers";

/** The headers of a request that lists models or tests a key; an empty key is none. */
export function headersOf({ protocol }: Provider, key: string): Record<string, string> {
  if (protocol === "anthropic")
    return { "anthropic-version": "2023-06-01", ...(key && { "x-api-key": key }) };
  return key ? { authorization: `Bearer ${key}` } : {};
}
