import { listAudit } from "@/lib/audit";
import { daysBefore } from "@/lib/core/clock";
import type { SecurityCheck } from "../finding";

/** At most one failure per minute is recorded, so this many span at least this many minutes. */
const GUESSING_THRESHOLD = 5;

/** Wrong passwords for the account in the last day. */
export const failedSignIns: SecurityCheck = {
  id: "sign_in.failed",
  run: async (ctx) => {
    const since = daysBefore(ctx.clock.now(), 1).toISOString();
    const { entries } = await listAudit(ctx, { action: "session.refuse", since, limit: 1_000 });
    const [last] = entries;
    if (!last) return [];
    const isMany = entries.length >= GUESSING_THRESHOLD;
    return [
      {
        severity: isMany ? ("warn" as const) : ("info" as const),
        title: isMany ? "Someone may be guessing a password" : "A sign-in has failed",
        detail: `Wrong passwords in ${entries.length} different minutes of the last 24 hours, the last time at ${last.at}`,
        remediation:
          "If that was not you, make sure that the password is long and used nowhere else, and restrict access to the " +
          "sign-in page; Settings → Audit log shows each time (session.refuse)",
      },
    ];
  },
};
