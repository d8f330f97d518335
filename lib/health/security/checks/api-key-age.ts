import { listApiKeys } from "@/lib/accounts";
import { daysSince, type SecurityCheck } from "../finding";

const OLD_DAYS = 180;

/** API keys that were never replaced. */
export const apiKeyAge: SecurityCheck = {
  id: "api_key.old",
  run: async (ctx) => {
    const now = ctx.clock.now();
    return (await listApiKeys(ctx))
      .map((key) => ({ ...key, age: daysSince(key.createdAt, now) }))
      .filter(({ age }) => age > OLD_DAYS)
      .map(({ name, start, age }) => ({
        severity: "warn" as const,
        title: `The API key "${name}" is old`,
        detail: `${start}… was created ${age} days ago; old keys are more likely to have leaked`,
        remediation:
          "Create a new key, give it to the program that uses this one, then revoke this one (Settings → API keys)",
      }));
  },
};
