import { z } from "zod";
import { audit } from "@/lib/audit";
import { defineOperation } from "@/lib/operation";
import { settings } from "../proposals/shapes";
import { curatorSettings } from "../tables";

export const writeCuratorSettings = defineOperation({
  id: "curatorSet",
  http: { method: "PATCH", path: "/workers/curator/settings" },
  tag: "Curator",
  summary: "Set which findings of the curator need review",
  description: "Holds for files that are processed from now on.",
  input: z.strictObject(settings.shape),
  output: settings,
  run: async (ctx, changed) => {
    await ctx.db.tx(async (tx) => {
      await tx
        .insert(curatorSettings)
        .values({ accountId: ctx.account.id, ...changed })
        .onConflictDoUpdate({ target: curatorSettings.accountId, set: changed });
      await audit(ctx, tx, { action: "curator.settings", subject: "curator", detail: changed });
    });
    return changed;
  },
});
