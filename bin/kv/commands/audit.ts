import { verifyAudit } from "@/lib/audit";
import { KvError } from "@/lib/core/errors";
import { withAccount, withDatabase } from "../session";
import { account, type Command, print } from "./command";

const auditVerify: Command = {
  name: ["audit", "verify"],
  usage: "audit verify [--account ID]",
  summary: "whether any entry of the audit log was changed, removed or put elsewhere",
  options: account,
  run: (options) =>
    withDatabase((db) =>
      withAccount(db, options, async (ctx) => {
        const { ok, entries, head, problem } = await verifyAudit(ctx);
        print(`${entries} entries, the last one's hash is ${head ?? "none"}`);
        if (!ok) throw new KvError("CONFLICT", `The audit log is not whole. ${problem}`);
        print(
          "The audit log is whole. Keep the hash elsewhere, to see later that it still stands in the log.",
        );
      }),
    ),
};

export const auditCommands: Command[] = [auditVerify];
