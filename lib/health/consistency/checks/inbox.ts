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

/** Whatever the inbox still holds is there, and what is being processed has a run that processes it. */
export const inbox: AccountCheck = {
  name: "inbox",
  run: async (ctx) => {
    const rows = await held(ctx);
    return {
      looked: `${rows.length} files that wait or are in quarantine`,
      faults: rows.flatMap((row) => faultsOf(ctx, row)),
    };
  },
};

/** Behind `processed` a file is its owner's, who may delete it. */
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
    ...(isThere || state === "processing" ? [] : [`${location} is ${state}, and is not there`]),
    ...(is_stuck ? [`${location} is processing, and no run processes it`] : []),
  ];
}
