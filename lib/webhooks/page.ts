import { invalidCursor } from "@/lib/core/cursor";
import type { Delivery } from "./claim";

/** The end of a page of the log. The columns that order it never change. */
interface Position {
  at: string;
  id: string;
}

const FORM = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/;

/** The rows of a page, and the cursor of the next if there is one. Times are in milliseconds, as they are written. */
export function pageOf(rows: readonly Delivery[], limit: number): { page: Delivery[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const next = rows.length > limit && last ? `${last.createdAt.toISOString()}_${last.id}` : null;
  return { page, next };
}

/** Throws `VALIDATION_ERROR`. */
export function positionOf(cursor: string): Position {
  const [, at = "", id] = FORM.exec(cursor) ?? [];
  if (id === undefined || Number.isNaN(Date.parse(at))) throw invalidCursor();
  return { at, id };
}
