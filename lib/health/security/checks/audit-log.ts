import { verifyAudit } from "@/lib/audit";
import type { SecurityCheck } from "../finding";

/** An audit log in which entries were changed, removed or moved. */
export const auditLog: SecurityCheck = {
  id: "audit_log.broken",
  run: async (ctx) => {
    const { ok, problem } = await verifyAudit(ctx);
    if (ok) return [];
    return [
      {
        severity: "critical",
        title: "The audit log was tampered with",
        detail: problem ?? "Its chain is broken",
        remediation:
          "Someone has changed the database directly. Find out who has access to Postgres, change its " +
          "passwords and the API keys, and compare with a hash of the log that was kept elsewhere (kv audit verify)",
      },
    ];
  },
};
