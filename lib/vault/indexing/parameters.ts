import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/lib/db";

export { toArray } from "@/lib/core/array-literals";

/**
 * A lateral lookup for each preceding row by its key. Without it, Postgres, which cannot know how many rows an account
 * has, scans all of them for each batch, which makes many batches quadratic.
 */
export const oneByOne = (lookUp: SQL): SQL => sql`lateral (${lookUp} offset 0)`;

/**
 * Lets the other queries of a transaction read along an index until their page is full. For the same reason, Postgres
 * would rather sort all rows that are left, for each page.
 */
export const readInOrder = (tx: Tx): Promise<unknown> =>
  tx.execute(
    sql`select set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true)`,
  );
