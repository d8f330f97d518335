import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { masterKeys } from "@/lib/core/secrets";
import { type Context, notify, type Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { secretInput } from "../credentials/secret";
import { checkBaseUrl, isPublicHost } from "../guard";
import { localBaseUrl } from "../local/address";
import { LOCAL, PROVIDERS, type Provider } from "../providers/providers";
import { baseUrlsIn, reachOf } from "../providers/settings";
import { restartContainers } from "../runtime/containers";
import { isStored, putCredential } from "../secrets/store";
import { provider } from "../shapes";
import { providerSettings } from "../tables";

const input = z.strictObject({
  provider: z.string("must be the id of a provider").meta({ enum: PROVIDERS.map(({ id }) => id) }),
  base_url: z.string("must be a URL, or null for the default").nullable(),
  secret: secretInput.optional().meta({ description: "The key of this server" }),
});

/** Sets or resets a provider's base URL. A saved key goes to no public server but the one it was given for. Throws `VALIDATION_ERROR`. */
export const setProvider = defineOperation({
  id: "setProvider",
  http: { method: "PATCH", path: "/admin/providers/{provider}" },
  tag: "Models",
  summary: "Set a provider's base URL, or that of a local server; null restores the default",
  description:
    "Only public https addresses, unless the operator allows others. `local` needs no key. A saved key goes to no other public server: give `secret` with its address.",
  input,
  output: provider,
  run: async (ctx, { provider: id, base_url, secret }) => {
    const provider = PROVIDERS.find((each) => each.id === id);
    if (!provider) throw invalid("provider", `must be one of ${PROVIDERS.map((each) => each.id).join(", ")}`);
    const reach = await reachOf(ctx, id);
    const given = base_url !== null && id === LOCAL ? localBaseUrl(base_url) : base_url;
    const baseUrl = given === null ? null : checkBaseUrl(given, reach);
    if (secret !== undefined && provider.credential === null) throw invalid("secret", "is not needed");
    await ctx.db.tx(async (tx) => {
      await moveCredential(ctx, tx, provider, baseUrl, secret);
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

/**
 * Replaces the key of the provider. Without a new one, a saved key may be sent only to its server, to the provider itself, and to
 * servers of this machine or network, which only the operator can allow.
 */
async function moveCredential(
  ctx: Context,
  tx: Tx,
  { id, credential }: Provider,
  given: string | null,
  secret: string | undefined,
): Promise<void> {
  if (credential === null) return;
  if (secret !== undefined) {
    await putCredential(ctx, tx, masterKeys(), credential, secret);
    await audit(ctx, tx, { action: "credential.set", subject: credential });
    return;
  }
  if (given === null || !isPublicHost(new URL(given).hostname)) return;
  if (!(await isStored(ctx, tx, credential))) return;
  const [before, after] = [(await baseUrlsIn(ctx, tx)).get(id), given].map((url) => originOf(url));
  if (before === after) return;
  const why = `because the saved key is for ${before}`;
  throw invalid("secret", `must be given again, ${why}; to use none, remove ${credential} first`);
}

const originOf = (url: string | null | undefined): string => (url ? new URL(url).origin : "");
