import { invalid } from "@/lib/core/errors";

/** Encodes the end of a page as opaque, URL-safe text. */
export const encodeCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString("base64url");

/** The parts of a cursor; throws `VALIDATION_ERROR` for an invalid one. */
export function decodeCursor(cursor: string, length: number): [string, string, string] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const isOurs =
      Array.isArray(parts) &&
      parts.length === length &&
      parts.every((part) => typeof part === "string" && !part.includes("\0"));
    if (isOurs) return parts as [string, string, string];
  } catch {
    // Reported below.
  }
  throw invalid("cursor", "is not a valid next_cursor: start again without it");
}
