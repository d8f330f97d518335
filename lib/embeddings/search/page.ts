import {
  assertSameSearch,
  decodeCursor,
  encodeCursor,
  fingerprintOf,
  invalidCursor,
} from "@/lib/core/cursor";
import type { Ranked } from "./fuse";

interface Wanted extends Record<string, unknown> {
  limit: number;
  cursor?: string | undefined;
}

/**
 * The page of the ranking that a search has, after its cursor. A page begins after the last record of the previous one,
 * wherever that is by now; when it is gone, after its score.
 */
export function pageOfRanking(
  ranked: readonly Ranked[],
  wanted: Wanted,
): { page: Ranked[]; next: string | null } {
  const { limit, cursor } = wanted;
  const start = cursor === undefined ? 0 : startAfter(ranked, cursor, wanted);
  const page = ranked.slice(start, start + limit);
  const last = page.at(-1);
  const hasMore = start + limit < ranked.length;
  const end = last && [String(last.score), last.path, fingerprintOf(wanted)];
  return { page, next: hasMore && end ? encodeCursor(end) : null };
}

function startAfter(ranked: readonly Ranked[], cursor: string, wanted: Wanted): number {
  const [text, path, search] = decodeCursor(cursor, 3);
  const score = Number(text);
  if (text === "" || !Number.isFinite(score)) throw invalidCursor();
  assertSameSearch(search, wanted);
  const at = ranked.findIndex((each) => each.path === path);
  if (at >= 0) return at + 1;
  const next = ranked.findIndex((each) => each.score < score);
  return next < 0 ? ranked.length : next;
}
