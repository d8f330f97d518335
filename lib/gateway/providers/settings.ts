import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { providerSettings } from "../tables";
import { PROVIDERS } from "./providers";

export const isPrivateAllowed = (): boolean => env().KV_ALLOW_PRIVATE_PROVIDERS === "yes";

/** The base URLs of all providers, by id. */
export async function baseUrls(ctx: Context): Promise<Map<string, string>> {
  const rows = await ctx.db.tx((tx) =>
    tx.select().from(providerSettings).where(eq(providerSettings.accountId, ctx.account.id)),
  );
  const own = new Map(rows.map((row) => [row.provider, row.baseUrl]));
  return new Map(PROVIDERS.map(({ id, baseUrl }) => [id, own.get(id) ?? baseUrl]));
}
