import { verifyAudit } from "@/lib/audit";
import type { SecurityCheck } from "../finding";

/** An audit log in which something was changed, removed or put elsewhere. */
export const auditLog: SecurityCheck = {
  id: "audit_log.broken",
  run: async (ctx) => {
    const { ok, problem } = await verifyAudit(ctx);
    if (ok) return [];
    return [
      {
        severity: "critical",
        title: "The audit log is not whole",
        detail: problem ?? "Its chain does not hold",
        remediation:
          "Someone has written to the database beside the service. Find out who can sign in to Postgres, change its " +
          "passwords and the API keys, and compare with a hash of the log that was kept elsewhere (kv audit verify)",
      },
    ];
  },
};
