import { listProviders, listStoredCredentials } from "@/lib/gateway";
import type { SecurityCheck } from "../finding";
import { isLoopback } from "../loopback";

/** Providers that are called without TLS on other machines. */
export const providerHttp: SecurityCheck = {
  id: "provider.plain_http",
  run: async (ctx) => {
    const { providers } = await listProviders(ctx);
    const set = new Set((await ctx.db.tx((tx) => listStoredCredentials(ctx, tx))).map(({ name }) => name));
    return providers
      .filter(({ base_url }) => base_url !== null && isPlain(base_url))
      .map(({ provider, label, credential, base_url }) => ({
        severity: credential && set.has(credential) ? ("critical" as const) : ("warn" as const),
        title: `${label} is called without TLS`,
        detail:
          `${base_url}: requests and replies can be read and changed in transit` +
          (credential && set.has(credential) ? `, and so can ${credential}` : ""),
        remediation: `Enable TLS on that server, then set its https:// address: PATCH /api/v1/admin/providers/${provider} {"base_url": "https://…"}`,
      }));
  },
};

function isPlain(text: string): boolean {
  const url = new URL(text);
  return url.protocol === "http:" && !isLoopback(url.hostname);
}
