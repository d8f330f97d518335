import { defineOperation } from "@/lib/operation";
import { appliedFix } from "../shapes";
import { applySuggestedFix as apply } from "../suggested-fixes/apply";
import { suggestedFixInput } from "../suggested-fixes/find";

export const applySuggestedFix = defineOperation({
  id: "janitorOffer",
  http: { method: "POST", path: "/workers/janitor/offer" },
  tag: "Janitor",
  summary: "Apply a suggested fix of an issue",
  description:
    "`unlink`, `retarget`, `set` and `relate` are in the audit log as `janitor.fix` and can be " +
    "reverted by that entry; `create` and `move` work like POST /vault/records and /vault/move. A `merge` " +
    "only lists the records: applying it returns 409.",
  input: suggestedFixInput,
  output: appliedFix,
  errors: ["NOT_FOUND", "CONFLICT"],
  run: apply,
});
