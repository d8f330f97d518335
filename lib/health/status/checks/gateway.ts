import { AlteredValue, UnknownMasterKey } from "@/lib/core/seal";
import { masterKeys } from "@/lib/core/secrets";
import type { Context } from "@/lib/db";
import { listProviders, openCredentials } from "@/lib/gateway";
import type { HealthCheck, HealthFinding } from "../check";

/** Whether the account's credentials can be decrypted, and which providers its agents can call. */
export const gateway: HealthCheck = {
  name: "gateway",
  run: async (ctx) => {
    const problem = await credentialProblem(ctx);
    if (problem !== null) return { status: "degraded", detail: problem };
    const { providers } = await listProviders(ctx);
    return describe(providers.filter(({ configured }) => configured).map(({ label }) => label));
  },
};

/** Decrypts the values again, since a runtime that started before a key was lost still has them. */
async function credentialProblem(ctx: Context): Promise<string | null> {
  try {
    await openCredentials(ctx, masterKeys());
    return null;
  } catch (error) {
    if (error instanceof UnknownMasterKey) return error.message;
    if (error instanceof AlteredValue)
      return "A credential was changed in the database and cannot be decrypted: set it again";
    throw error;
  }
}

const describe = (labels: readonly string[]): HealthFinding => ({
  status: "ok",
  detail:
    labels.length > 0
      ? `Configured: ${labels.join(", ")}`
      : "No model provider is configured: agents use the local engine",
});
