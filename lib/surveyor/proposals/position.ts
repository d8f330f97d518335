import { type SQL, sql } from "drizzle-orm";
import { decodeCursor, encodeCursor, invalidCursor, PART } from "@/lib/core/cursor";

/** What a list of proposals is sorted by, the highest confidence first. */
interface Position {
  confidence: number;
  path: string;
  kind: string;
  value: string;
}

/** The cursor of the last proposal of a page. */
export const positionOf = ({ confidence, path, kind, value }: Position): string =>
  encodeCursor([String(confidence), path, kind, value]);

/** Proposals after that of a cursor, whichever were settled in between. Throws `VALIDATION_ERROR`. */
export function behind(cursor: string): SQL {
  const [confidence, path, kind, value] = decodeCursor(cursor, 4);
  if (!PART.test(confidence)) throw invalidCursor();
  return sql`(-confidence, path, kind, value) > (-(${confidence}::real), ${path}, ${kind}, ${value})`;
}
