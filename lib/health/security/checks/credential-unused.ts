import { listStoredCredentials } from "@/lib/gateway";
import { daysSince, type SecurityCheck } from "../finding";

const UNUSED_DAYS = 90;

/** Credentials of model providers that were not used for long. */
export const credentialUnused: SecurityCheck = {
  id: "credential.unused",
  run: async (ctx) => {
    const now = ctx.clock.now();
    const set = await ctx.db.tx((tx) => listStoredCredentials(ctx, tx));
    return set
      .map((each) => ({ ...each, days: daysSince(each.lastUsedAt ?? each.changedAt, now) }))
      .filter(({ days }) => days > UNUSED_DAYS)
      .map(({ name, lastUsedAt, days }) => ({
        severity: "warn" as const,
        title: `${name} is not used`,
        detail: lastUsedAt
          ? `It was last used ${days} days ago`
          : `It was set ${days} days ago and never used`,
        remediation: `Remove it (Gateway → Credentials, or PATCH /api/v1/admin/credentials {"${name}": null}) and revoke it at the provider`,
      }));
  },
};
