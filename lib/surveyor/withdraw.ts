import { sql } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { count } from "@/lib/core/count";
import { type Context, notify, type Tx } from "@/lib/db";
import { surveyorState } from "@/lib/embeddings";
import type { Report, Step } from "@/lib/runs";
import { reconcile } from "@/lib/vault";
import type { Withdrawn } from "./shapes";
import { cleanRecord, countMarked, markedPaths } from "./write/clean";
import { MARK } from "./write/patch";

const RETRY = { attempts: 3 };
/** Records of a step; small, since a worker finishes its step before it stops. */
const BATCH_SIZE = 200;
/** Records between reports, at which a run can be canceled. */
const REPORT_EVERY = 16;

/** First, so that a run of the Surveyor that is open writes no more. */
export const turnWritingOff = (ctx: Context, tx: Tx) =>
  tx
    .insert(surveyorState)
    .values({ accountId: ctx.account.id, write: false })
    .onConflictDoUpdate({ target: surveyorState.accountId, set: { write: false } });

/** Removes everything that the Surveyor wrote from the records, in batches, one step each. Keeps what users wrote. */
export async function withdraw(ctx: Context, step: Step, report: Report): Promise<Withdrawn> {
  const of = await step("begin", () => begin(ctx), RETRY);
  let files = 0;
  for (let round = 1, after: string | null = ""; after !== null; round += 1) {
    const from: Progress = { files, of, after };
    const some: Batch = await step(`clean ${round}`, () => cleanBatch(ctx, from, report), RETRY);
    files += some.files;
    after = some.after;
  }
  const cleaned = files;
  return step("finish", () => finish(ctx, cleaned), RETRY);
}

/** Returns how many records have something of the Surveyor's; one may have been edited on disk a moment ago. */
async function begin(ctx: Context): Promise<number> {
  await reconcile(ctx);
  return countMarked(ctx);
}

/** How far the run is. */
interface Progress {
  files: number;
  of: number;
  after: string;
}

interface Batch {
  files: number;
  /** The path after which the next step continues; null when all is done. */
  after: string | null;
}

async function cleanBatch(
  ctx: Context,
  { files: before, of, after }: Progress,
  report: Report,
): Promise<Batch> {
  const paths = await markedPaths(ctx, { after, limit: BATCH_SIZE });
  let files = 0;
  try {
    for (const [at, path] of paths.entries()) {
      if (at % REPORT_EVERY === 0) await report({ phase: "withdrawing", done: before + files, of });
      if ((await cleanRecord(ctx, path)) === "cleaned") files += 1;
    }
  } finally {
    await proposeAgain(ctx);
  }
  return { files, after: paths.length < BATCH_SIZE ? null : (paths.at(-1) ?? null) };
}

/**
 * What is no longer in a record is a proposal again, also when the run ends here: as written, the next run would take it for
 * something that the owner has removed.
 */
export const proposeAgain = (ctx: Context) =>
  ctx.db.tx((tx) =>
    tx.execute(sql`
      update surveyor_proposals p set state = 'proposed'
      where p.account_id = ${ctx.account.id}::uuid and p.state = 'written' and not exists (
        select 1 from vault_files f where f.account_id = p.account_id and f.path = p.path
          and f.kind = 'record' and f.frontmatter -> ${MARK} is not null)`),
  );

async function finish(ctx: Context, files: number): Promise<Withdrawn> {
  const left = await countMarked(ctx);
  await ctx.db.tx(async (tx) => {
    await audit(ctx, tx, { action: "surveyor.withdraw", subject: "surveyor", detail: { files, left } });
    await notify(ctx, tx, "kv_live");
  });
  const rest = left === 0 ? "" : `; ${count(left, "record")} could not be changed`;
  return { message: `Removed from ${count(files, "record")}${rest}`, files };
}
