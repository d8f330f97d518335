import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { type Context, notify } from "@/lib/db";
import { providerSettings } from "@/lib/db/schema";
import { env } from "@/lib/env";
import { checkBaseUrl } from "../guard";
import { bumpContainers } from "../runtime/containers";
import { PROVIDERS } from "./providers";

export const isPrivateAllowed = (): boolean => env().KV_ALLOW_PRIVATE_PROVIDERS === "yes";

/** Where each provider is reached, by its id. */
export async function baseUrls(ctx: Context): Promise<Map<string, string>> {
  const rows = await ctx.db.tx((tx) =>
    tx.select().from(providerSettings).where(eq(providerSettings.accountId, ctx.account.id)),
  );
  const own = new Map(rows.map((row) => [row.provider, row.baseUrl]));
  return new Map(PROVIDERS.map(({ id, baseUrl }) => [id, own.get(id) ?? baseUrl]));
}

export const setProviderInput = z.strictObject({
  provider: z.string("must be the id of a provider"),
  base_url: z.string("must be a URL, or null for the provider's own").nullable(),
});

/** Leads a provider's calls to another address, or back to its own. Throws `VALIDATION_ERROR`. */
export async function setProvider(
  ctx: Context,
  input: z.input<typeof setProviderInput>,
): Promise<{ provider: string; base_url: string }> {
  const { provider: id, base_url } = parse(setProviderInput, input);
  const provider = PROVIDERS.find((each) => each.id === id);
  if (!provider) throw invalid("provider", `must be one of ${PROVIDERS.map((each) => each.id).join(", ")}`);
  const baseUrl = base_url === null ? null : checkBaseUrl(base_url, isPrivateAllowed());
  await ctx.db.tx(async (tx) => {
    const own = and(eq(providerSettings.accountId, ctx.account.id), eq(providerSettings.provider, id));
    if (baseUrl === null) await tx.delete(providerSettings).where(own);
    else {
      await tx
        .insert(providerSettings)
        .values({ accountId: ctx.account.id, provider: id, baseUrl })
        .onConflictDoUpdate({
          target: [providerSettings.accountId, providerSettings.provider],
          set: { baseUrl },
        });
    }
    await audit(ctx, tx, { action: "provider.set", subject: id, detail: { baseUrl } });
    await bumpContainers(ctx, tx);
    await notify(ctx, tx, "kv_live");
  });
  return { provider: id, base_url: baseUrl ?? provider.baseUrl };
}
