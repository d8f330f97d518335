import { type SQL, sql } from "drizzle-orm";

export { toArray } from "@/lib/core/array-literals";

/**
 * A lateral lookup for each preceding row by its key. Without it, Postgres, which cannot know how many rows an account
 * has, scans all of them for each batch, which makes many batches quadratic.
 */
export const oneByOne = (lookUp: SQL): SQL => sql`lateral (${lookUp} offset 0)`;
