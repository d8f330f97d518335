import { and, eq, gt, lt, or, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Moment } from "@/lib/core/cursor";

/** Rows after one of a list sorted by time, newest first, then by id, whatever is added or removed in between. */
export const olderThan = ({ at, id }: Moment, columns: { at: PgColumn; id: PgColumn }): SQL | undefined =>
  or(lt(columns.at, at), and(eq(columns.at, at), gt(columns.id, id)));
