import { verifyAudit } from "@/lib/audit";
import type { AccountCheck } from "../check";

/** No entry of the audit log was changed, removed or moved. */
export const auditChain: AccountCheck = {
  name: "audit log",
  run: async (ctx) => {
    const { ok, entries, problem } = await verifyAudit(ctx);
    return { looked: `${entries} entries`, faults: ok ? [] : [problem ?? "The chain is broken"] };
  },
};
