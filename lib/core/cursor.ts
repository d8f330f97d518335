import { invalid, type KvError } from "./errors";

/** What is wrong with a cursor, and what helps. */
export const NO_CURSOR = "must be the cursor of an earlier reply: start again without it";

/** For what is no cursor of this service. */
export const invalidCursor = (): KvError => invalid("cursor", NO_CURSOR);

/** Encodes the end of a page as opaque, URL-safe text. */
export const encodeCursor = (parts: readonly string[]): string =>
  Buffer.from(JSON.stringify(parts)).toString("base64url");

/** As many texts. */
type Texts<N extends number, T extends string[] = []> = T["length"] extends N ? T : Texts<N, [...T, string]>;

/** The parts of a cursor. Throws `VALIDATION_ERROR` for an invalid one. */
export function decodeCursor<N extends number>(cursor: string, length: N): Texts<N> {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    const isOurs =
      Array.isArray(parts) &&
      parts.length === length &&
      parts.every((part) => typeof part === "string" && !part.includes("\0"));
    if (isOurs) return parts as Texts<N>;
  } catch {
    // Reported below.
  }
  throw invalidCursor();
}
