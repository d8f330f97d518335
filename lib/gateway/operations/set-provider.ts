import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { checkBaseUrl } from "../guard";
import { localBaseUrl } from "../local/address";
import { LOCAL, PROVIDERS } from "../providers/providers";
import { reachOf } from "../providers/settings";
import { restartContainers } from "../runtime/containers";
import { provider } from "../shapes";
import { providerSettings } from "../tables";

const input = z.strictObject({
  provider: z.string("must be the id of a provider").meta({ enum: PROVIDERS.map(({ id }) => id) }),
  base_url: z.string("must be a URL, or null for the default").nullable(),
});

/** Sets or resets a provider's base URL. Throws `VALIDATION_ERROR`. */
export const setProvider = defineOperation({
  id: "setProvider",
  http: { method: "PATCH", path: "/admin/providers/{provider}" },
  tag: "Models",
  summary: "Set a provider's base URL, or that of a local server; null restores the default",
  description: "Only public https addresses, unless the operator allows others. `local` needs no key.",
  input,
  output: provider,
  run: async (ctx, { provider: id, base_url }) => {
    const provider = PROVIDERS.find((each) => each.id === id);
    if (!provider) throw invalid("provider", `must be one of ${PROVIDERS.map((each) => each.id).join(", ")}`);
    const reach = await reachOf(ctx, id);
    const given = base_url !== null && id === LOCAL ? localBaseUrl(base_url) : base_url;
    const baseUrl = given === null ? null : checkBaseUrl(given, reach);
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
      await restartContainers(ctx, tx);
      await notify(ctx, tx, "kv_live");
    });
    return { provider: id, base_url: baseUrl ?? provider.baseUrl };
  },
});
