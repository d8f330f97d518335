import { eq } from "drizzle-orm";
import { firstAccounts } from "@/lib/accounts";
import { type Context, database, type Tx } from "@/lib/db";
import { env } from "@/lib/env";
import type { Reach } from "../guard";
import { providerSettings } from "../tables";
import { LOCAL, PROVIDERS } from "./providers";

/** Whether every account may call private addresses. */
const isPrivateAllowed = (): boolean => env().KV_ALLOW_PRIVATE_PROVIDERS === "yes";

/**
 * Where the account may call a provider. A local server on this machine or network is for the first account, which is that
 * of the operator: any other could otherwise explore the operator's network.
 */
export async function reachOf(ctx: Context, provider: string): Promise<Reach> {
  const allowed = env().KV_ALLOW_PRIVATE_PROVIDERS;
  if (provider !== LOCAL) return isPrivateAllowed() ? "anywhere" : "public";
  if (allowed !== undefined) return isPrivateAllowed() ? "network" : "public";
  const [first] = await firstAccounts(database(), 1);
  return first?.id === ctx.account.id ? "network" : "public";
}

/** The base URLs of all providers that have one, by id. */
export const baseUrls = (ctx: Context): Promise<Map<string, string>> =>
  ctx.db.tx((tx) => baseUrlsIn(ctx, tx));

export async function baseUrlsIn(ctx: Context, tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.select().from(providerSettings).where(eq(providerSettings.accountId, ctx.account.id));
  const own = new Map(rows.map((row) => [row.provider, row.baseUrl]));
  return new Map(
    PROVIDERS.flatMap(({ id, baseUrl }) => {
      const url = own.get(id) ?? baseUrl;
      return url === null ? [] : [[id, url]];
    }),
  );
}
