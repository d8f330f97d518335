import { type SQL, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { oneByOne } from "../indexing/parameters";

/** Joins the record at a path, a column of a table before it: without one, the row is left out. */
export const isRecord = (ctx: Context, path: SQL): SQL =>
  sql`${oneByOne(sql`
    select from vault_files where account_id = ${ctx.account.id}::uuid and path = ${path} and kind = 'record'`)} as record`;
