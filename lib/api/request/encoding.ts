import { KvError } from "@/lib/core/errors";

const ESCAPED_BYTES = /(?:%[0-9a-f]{2})+/gi;

/**
 * Rejects escaped bytes that are not UTF-8, such as a lone surrogate's, which `URLSearchParams` would replace. A `%`
 * without hexadecimal digits is text.
 */
export function assertUtf8(encoded: string, part: "query" | "form"): void {
  const [bytes] = invalidEscapes(encoded);
  if (bytes !== undefined) throw new KvError("VALIDATION_ERROR", `The ${part} is not valid UTF-8: ${bytes}`);
}

/** Whether all escaped bytes are UTF-8. */
export const isUtf8Escaped = (encoded: string): boolean => invalidEscapes(encoded).length === 0;

const invalidEscapes = (encoded: string): string[] =>
  (encoded.match(ESCAPED_BYTES) ?? []).filter((bytes) => !isUtf8(bytes));

function isUtf8(escaped: string): boolean {
  try {
    decodeURIComponent(escaped);
    return true;
  } catch {
    return false;
  }
}
