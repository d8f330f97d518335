import { listApiKeys } from "@/lib/accounts";
import { daysSince, type SecurityCheck } from "../finding";

const UNUSED_DAYS = 30;

/** API keys that were never used. */
export const apiKeyUnused: SecurityCheck = {
  id: "api_key.unused",
  run: async (ctx) => {
    const now = ctx.clock.now();
    return (await listApiKeys(ctx))
      .map((key) => ({ ...key, age: daysSince(key.createdAt, now) }))
      .filter(({ lastUsedAt, age }) => lastUsedAt === null && age > UNUSED_DAYS)
      .map(({ name, start, age, access }) => ({
        severity: "warn" as const,
        title: `The API key "${name}" was never used`,
        detail: `${start}… was created ${age} days ago and ${access === "read" ? "can read" : "has full access to"} the account`,
        remediation: "Revoke it (Settings → API keys); create a new one when you need it",
      }));
  },
};
