import { stat } from "node:fs/promises";
import { join } from "node:path";
import { env } from "@/lib/env";
import { daysSince, type SecurityCheck } from "../finding";

const OLD_DAYS = 365;

/** The secret that signs sessions has been the same for years. */
export const sessionSecret: SecurityCheck = {
  id: "session_secret.old",
  run: async (ctx) => {
    const path = join(env().KV_DATA_DIR, "secrets", "session");
    const age = daysSince((await stat(path)).mtime, ctx.clock.now());
    if (age <= OLD_DAYS) return [];
    return [
      {
        severity: "warn",
        title: "The session secret is old",
        detail: `${path} has not changed for ${age} days; anyone who has seen it can sign in as any user`,
        remediation: `Stop the service, remove ${path} and start it again: a new one is created, and everyone has to sign in again`,
      },
    ];
  },
};
