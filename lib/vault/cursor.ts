import { invalid } from "@/lib/core/errors";

/** Where a page ended, as opaque text that is safe in a URL. */
export const encodeCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString("base64url");

/** The parts of a cursor of ours; throws `VALIDATION_ERROR` for any other text. */
export function decodeCursor(cursor: string, length: number): [string, string, string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const isOurs =
      Array.isArray(parts) &&
      parts.length === length &&
      parts.every((part) => typeof part === "string" && !part.includes("\0"));
    if (isOurs) return parts as [string, string, string];
  } catch {
    // Said below, in the same words.
  }
  throw invalid("cursor", "is not a next_cursor of ours: start again without it");
}
