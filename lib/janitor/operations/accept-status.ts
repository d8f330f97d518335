import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { RECORD_TYPES, type RecordType } from "@/lib/vault";
import { groupOf } from "../issue";
import { changeSettings } from "../settings";
import { type JanitorSettings, settings } from "../shapes";
import { scanNow } from "../suggested-fixes/find";
import { groupInput, inGroup, noOpenIssues } from "../sweeps/open-issues";
import { janitorIssues } from "../tables";

export const acceptStatus = defineOperation({
  id: "janitorAcceptStatus",
  http: { method: "POST", path: "/workers/janitor/groups/{id}/accept" },
  tag: "Janitor",
  summary: "Accept the status of a group (FM003) for its type: no record with it has an issue any more",
  description: "Accepted statuses are in the settings, from which they can be removed.",
  input: z.strictObject({ id: groupInput }),
  output: z.object({ type: z.enum(RECORD_TYPES), status: z.string() }),
  errors: ["NOT_FOUND", "CONFLICT"],
  run: async (ctx, { id }) => {
    const { vault, issues } = await scanNow(ctx);
    const issue = issues.find((each) => groupOf(each) === id);
    const record = vault.byPath.get(issue?.path ?? "")?.record;
    if (!issue || !record) throw noOpenIssues();
    const { type, status } = record;
    if (issue.code !== "FM003" || typeof status !== "string")
      throw conflict("Only a status that is a text can be accepted (FM003)");
    await ctx.db.tx(async (tx) => {
      await changeSettings(ctx, tx, (before) => settings.parse(withStatus(before, type, status)));
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

/** The settings with one more accepted status; `settings.parse` limits how many there are. */
const withStatus = (
  { accepted_statuses: before, ...rest }: JanitorSettings,
  type: RecordType,
  status: string,
) => ({
  ...rest,
  accepted_statuses: { ...before, [type]: [...(before[type] ?? []), status] },
});
