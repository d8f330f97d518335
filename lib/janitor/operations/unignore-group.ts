import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { groupInput } from "../sweeps/open-issues";
import { janitorIgnoredGroups } from "../tables";

export const unignoreGroup = defineOperation({
  id: "janitorUnignoreGroup",
  http: { method: "DELETE", path: "/workers/janitor/groups/{id}/ignore" },
  tag: "Janitor",
  summary: "Stop ignoring a group",
  description: "Its issues are counted again from the next scan.",
  input: z.strictObject({ id: groupInput }),
  output: z.object({ message: z.string() }),
  errors: ["NOT_FOUND"],
  run: async (ctx, { id }) => {
    const entry = and(
      eq(janitorIgnoredGroups.accountId, ctx.account.id),
      eq(janitorIgnoredGroups.groupId, id),
    );
    return ctx.db.tx(async (tx) => {
      const [removed] = await tx.delete(janitorIgnoredGroups).where(entry).returning();
      if (!removed) throw notFound("This group is not ignored");
      const { code, message } = removed;
      await audit(ctx, tx, { action: "janitor.unignore", subject: id, detail: { code, message } });
      await notify(ctx, tx, "kv_live");
      return { message: `No longer ignoring ${code}: ${message}` };
    });
  },
});
