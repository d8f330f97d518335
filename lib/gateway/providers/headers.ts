import type { Provider } from "./providers";

/** The headers of a request that lists models or tests a key. */
export function headersOf({ protocol }: Provider, secret: string | undefined): Record<string, string> {
  if (protocol === "anthropic")
    return { "anthropic-version": "2023-06-01", ...(secret !== undefined && { "x-api-key": secret }) };
  return secret === undefined ? {} : { authorization: `Bearer ${secret}` };
}
