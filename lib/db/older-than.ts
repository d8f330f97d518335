import { and, eq, gt, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Moment } from "@/lib/core/cursor";

/** Rows behind one of a list that is sorted by a time, newest first, then by id, whatever is added or removed meanwhile. */
export const olderThan = ({ at, id }: Moment, columns: { at: PgColumn; id: PgColumn }): SQL | undefined =>
  or(lt(columns.at, at), and(eq(columns.at, at), gt(columns.id, id)));
