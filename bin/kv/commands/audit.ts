import { verifyAudit } from "@/lib/audit";
import { KvError } from "@/lib/core/errors";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

const auditVerify: Command = {
  name: ["audit", "verify"],
  usage: "audit verify [--account ID]",
  summary: "verify that no entry of the audit log was changed, removed or moved",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { ok, entries, head, problem } = await verifyAudit(ctx);
        print(`${entries} entries, head hash ${head ?? "none"}`);
        if (!ok) throw new KvError("CONFLICT", `The audit log was tampered with: ${problem}`);
        print("The audit log is intact. Keep the hash elsewhere, to check later that the log still has it.");
      }),
    ),
};

export const auditCommands: Command[] = [auditVerify];
