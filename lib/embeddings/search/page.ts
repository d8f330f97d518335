import { decodeCursor, encodeCursor, invalidCursor } from "@/lib/core/cursor";
import type { Ranked } from "./fuse";

/**
 * The page of a ranking after the cursor. A page begins after the last record of the previous one, wherever that is by now;
 * when it is gone, after its score.
 */
export function pageOfRanking(
  ranked: readonly Ranked[],
  limit: number,
  cursor: string | undefined,
): { page: Ranked[]; next: string | null } {
  const start = cursor === undefined ? 0 : startAfter(ranked, cursor);
  const page = ranked.slice(start, start + limit);
  const last = page.at(-1);
  const hasMore = start + limit < ranked.length;
  return { page, next: hasMore && last ? encodeCursor([String(last.score), last.path]) : null };
}

function startAfter(ranked: readonly Ranked[], cursor: string): number {
  const [text, path] = decodeCursor(cursor, 2);
  const score = Number(text);
  if (text === "" || !Number.isFinite(score)) throw invalidCursor();
  const at = ranked.findIndex((each) => each.path === path);
  if (at >= 0) return at + 1;
  const next = ranked.findIndex((each) => each.score < score);
  return next < 0 ? ranked.length : next;
}
