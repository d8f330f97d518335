import { lstatSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { InboxState } from "@/lib/vault";
import type { AccountCheck } from "../check";

interface Row extends Record<string, unknown> {
  location: string;
  state: Exclude<InboxState, "processed">;
  is_stuck: boolean;
}

/** Every inbox file exists, and every file in processing has an open run. */
export const inbox: AccountCheck = {
  name: "inbox",
  run: async (ctx) => {
    const rows = await held(ctx);
    return {
      looked: `${rows.length} files waiting or in quarantine`,
      faults: rows.flatMap((row) => faultsOf(ctx, row)),
    };
  },
};

/** Users may delete processed files. */
const held = async (ctx: Context): Promise<Row[]> => [
  ...(await ctx.db.tx((tx) =>
    tx.execute<Row>(sql`
      select i.location, i.state, i.state = 'processing' and not exists (
        select from workflow_runs r where r.account_id = i.account_id and r.workflow_id = i.workflow_id
          and r.close_time is null) as is_stuck
      from inbox_files i where i.account_id = ${ctx.account.id}::uuid and i.state <> 'processed'`),
  )),
];

function faultsOf(ctx: Context, { location, state, is_stuck }: Row): string[] {
  const isThere =
    lstatSync(join(ctx.account.vaultDir, location), { throwIfNoEntry: false })?.isFile() === true;
  return [
    ...(isThere || state === "processing" ? [] : [`${location} is ${state}, but does not exist`]),
    ...(is_stuck ? [`${location} is processing, but has no open run`] : []),
  ];
}
