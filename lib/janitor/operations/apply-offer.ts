import { z } from "zod";
import { defineOperation, type OutputOf } from "@/lib/operation";
import { applyOffer as apply } from "../offers/apply";
import { offerInput } from "../offers/find";

export const applyOffer = defineOperation({
  id: "janitorOffer",
  http: { method: "POST", path: "/workers/janitor/offer" },
  tag: "Workers",
  summary: "Apply a repair that an issue offers where no fix is certain",
  description:
    "What changes a text (`unlink`, `retarget`, `set`, `relate`) is in the audit log as `janitor.fix` and can be " +
    "reverted by its entry; `create` and `move` are done as POST /vault/records and /vault/move do them. A `merge` " +
    "only names the records: it is answered with 409.",
  input: offerInput,
  output: z.object({
    issue: z.string(),
    kind: z.enum(["create", "unlink", "retarget", "move", "merge", "set", "relate"]),
    path: z.string().meta({ description: "The record that was created, moved or changed, where it is now" }),
    message: z.string(),
  }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: apply,
});

export type AppliedOffer = OutputOf<typeof applyOffer>;
