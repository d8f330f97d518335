import { z } from "zod";
import { audit } from "@/lib/audit";
import { textInput } from "@/lib/core/text";
import { notify, returnedRow } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { ignoredGroup } from "../shapes";
import { presentIgnoredGroup } from "../sweeps/ignored";
import { groupInput, inGroup, noOpenIssues } from "../sweeps/open-issues";
import { janitorIgnoredGroups, janitorIssues } from "../tables";

export const ignoreGroup = defineOperation({
  id: "janitorIgnoreGroup",
  http: { method: "POST", path: "/workers/janitor/groups/{id}/ignore" },
  tag: "Janitor",
  summary: "Ignore a group's issues in every file: they are neither counted nor fixed",
  description: "They stay ignored until the group is not ignored any more; files are not changed.",
  input: z.strictObject({
    id: groupInput,
    reason: textInput.max(500, "at most 500 characters").optional(),
  }),
  output: ignoredGroup,
  errors: ["NOT_FOUND"],
  run: async (ctx, { id, reason = null }) => {
    return ctx.db.tx(async (tx) => {
      const [first] = await tx.delete(janitorIssues).where(inGroup(ctx, id)).returning();
      if (!first) throw noOpenIssues();
      const { code, message } = first;
      const row = returnedRow(
        await tx
          .insert(janitorIgnoredGroups)
          .values({
            accountId: ctx.account.id,
            groupId: id,
            code,
            message,
            reason,
            createdAt: ctx.clock.now(),
          })
          .onConflictDoUpdate({
            target: [janitorIgnoredGroups.accountId, janitorIgnoredGroups.groupId],
            set: { reason },
          })
          .returning(),
      );
      await audit(ctx, tx, { action: "janitor.ignore", subject: id, detail: { code, message, reason } });
      await notify(ctx, tx, "kv_live");
      return presentIgnoredGroup(row);
    });
  },
});
