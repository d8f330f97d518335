import { asc, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { apiKeys } from "../tables/users";
import { type ApiKey, apiKeyColumns } from "./present";

/** The account's keys, oldest first; hashes are not selected. */
export function listApiKeys(ctx: Context): Promise<ApiKey[]> {
  return ctx.db.tx((tx) =>
    tx
      .select(apiKeyColumns)
      .from(apiKeys)
      .where(eq(apiKeys.accountId, ctx.account.id))
      .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id)),
  );
}
