import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, notFound } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { RECORD_TYPES } from "@/lib/vault";
import { groupOf } from "../issue";
import { settingsOf } from "../settings";
import { settings } from "../shapes";
import { scanNow } from "../suggested-fixes/find";
import { groupInput, inGroup } from "../sweeps/open-issues";
import { janitorIssues, janitorSettings } from "../tables";

export const acceptStatus = defineOperation({
  id: "janitorAcceptStatus",
  http: { method: "POST", path: "/workers/janitor/groups/{id}/accept" },
  tag: "Workers",
  summary: "Accept the status of a group (FM003) for its type: no record with it has an issue any more",
  description: "Accepted statuses are in the settings, from which they can be removed.",
  input: z.strictObject({ id: groupInput }),
  output: z.object({ type: z.enum(RECORD_TYPES), status: z.string() }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { id }) => {
    const { vault, issues } = await scanNow(ctx);
    const issue = issues.find((each) => groupOf(each) === id);
    const record = vault.byPath.get(issue?.path ?? "")?.record;
    if (!issue || !record) throw notFound("The group has no open issues: scan again");
    const { type, status } = record;
    if (issue.code !== "FM003" || typeof status !== "string")
      throw conflict("Only a status that is a text can be accepted (FM003)");
    const { accepted_statuses: before } = await settingsOf(ctx);
    const { accepted_statuses: accepted } = settings
      .pick({ accepted_statuses: true })
      .parse({ accepted_statuses: { ...before, [type]: [...(before[type] ?? []), status] } });
    await ctx.db.tx(async (tx) => {
      await tx
        .insert(janitorSettings)
        .values({ accountId: ctx.account.id, acceptedStatuses: accepted })
        .onConflictDoUpdate({
          target: janitorSettings.accountId,
          set: { acceptedStatuses: accepted },
        });
      await tx.delete(janitorIssues).where(inGroup(ctx, id));
      await audit(ctx, tx, {
        action: "janitor.settings",
        subject: "janitor",
        detail: { type, accepted: status },
      });
      await notify(ctx, tx, "kv_live");
    });
    return { type, status };
  },
});
