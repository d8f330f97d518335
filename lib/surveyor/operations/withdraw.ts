import { sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { count } from "@/lib/core/count";
import { type Context, notify } from "@/lib/db";
import { surveyorState } from "@/lib/embeddings";
import { defineOperation, noInput } from "@/lib/operation";
import { reconcile } from "@/lib/vault";
import { cleanRecord, markedPaths } from "../write/clean";

/** Removes everything that the Surveyor wrote from the records, and turns writing off. Keeps what users wrote. */
export const withdrawSurveyor = defineOperation({
  id: "surveyorWithdraw",
  http: { method: "POST", path: "/workers/surveyor/withdraw" },
  tag: "Surveyor",
  summary: "Remove everything that the surveyor wrote from the records; it then only proposes",
  description: "Fields that people have changed since are kept.",
  input: noInput,
  output: z.object({ message: z.string(), files: z.int() }),
  run: async (ctx) => {
    await turnWritingOff(ctx);
    // A record may have been edited on disk a moment ago.
    await reconcile(ctx);
    let files = 0;
    const left: string[] = [];
    for (const path of await markedPaths(ctx)) {
      const done = await cleanRecord(ctx, path);
      if (done === "cleaned") files += 1;
      if (done === "failed") left.push(path);
    }
    await ctx.db.tx(async (tx) => {
      await tx.execute(sql`
        update surveyor_proposals set state = 'proposed'
        where account_id = ${ctx.account.id}::uuid and state = 'written'
          and not (path = any(${sql.param(left)}::text[]))`);
      await audit(ctx, tx, { action: "surveyor.withdraw", subject: "surveyor", detail: { files, left } });
      await notify(ctx, tx, "kv_live");
    });
    const rest = left.length === 0 ? "" : `; ${count(left.length, "record")} could not be changed`;
    return { message: `Removed from ${count(files, "record")}${rest}`, files };
  },
});

const turnWritingOff = (ctx: Context) =>
  ctx.db.tx((tx) =>
    tx
      .insert(surveyorState)
      .values({ accountId: ctx.account.id, write: false })
      .onConflictDoUpdate({ target: surveyorState.accountId, set: { write: false } }),
  );
