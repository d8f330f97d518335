import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { holdOpen, type RunTrigger, workflowRuns } from "@/lib/runs";
import { inboxFiles } from "@/lib/vault";
import { hasModel } from "../planner";
import { type StartedBy, startBatchRun } from "./batch-runs";
import { MAX_BATCH_FILES } from "./batch-workflow";
import { startFileRun } from "./file-runs";

/** From this many files on, the short ones are processed in batches. */
export const MANY_FILES = 20;

/** The size of the files of a batch together. A larger file has its own run. */
const MAX_BATCH_BYTES = 64 * 1024;
const MAX_FILE_BYTES = 16 * 1024;

/** Others are read in a thread, one at a time. */
const IS_TEXT = /\.(?:md|txt)$/i;

export interface FileToRun {
  id: string;
  filename: string;
  size: number;
}

/**
 * Starts runs for files of the inbox, or joins the open ones: started manually, these run even while the worker is stopped.
 * @param jobs how many run at a time
 * @param parentRunId the run that starts them, and takes them along when it is canceled
 */
export async function startRuns(
  ctx: Context,
  files: readonly FileToRun[],
  { trigger, jobs, parentRunId = null }: { trigger: RunTrigger; jobs: number; parentRunId?: string | null },
): Promise<void> {
  const inBatches = files.length >= MANY_FILES && !(await hasModel(ctx));
  await ctx.db.tx(async (tx) => {
    if (parentRunId !== null) await holdOpen(ctx, tx, parentRunId);
    let started = 0;
    const next = (): StartedBy => {
      const job = started++ % jobs;
      return { trigger, partitionKey: job === 0 ? "" : `job ${job}`, parentRunId };
    };
    const { idle, openRuns } = await byRun(ctx, tx, files);
    if (trigger === "manual") for (const run of openRuns) await hasten(ctx, tx, run, next());
    for (const group of inBatches ? groupsOf(idle) : idle.map((file) => [file])) {
      const ids = group.map(({ id }) => id);
      if (ids[0] !== undefined && ids.length === 1) await startFileRun(ctx, tx, ids[0], next());
      else await startBatchRun(ctx, tx, ids, next());
    }
  });
}

/** Which files have no run yet, and the open runs of the others. Their rows are locked, so that no file gets two. */
async function byRun(ctx: Context, tx: Tx, files: readonly FileToRun[]) {
  const ids = files.map(({ id }) => id);
  const rows = await tx
    .select({ id: inboxFiles.id, workflowId: inboxFiles.workflowId })
    .from(inboxFiles)
    .where(
      and(
        eq(inboxFiles.accountId, ctx.account.id),
        inArray(inboxFiles.id, ids),
        inArray(inboxFiles.state, ["waiting", "processing"]),
      ),
    )
    .orderBy(inboxFiles.id)
    .for("update");
  const wanted = [...new Set(rows.flatMap(({ workflowId }) => workflowId ?? []))];
  const runs = wanted.length === 0 ? [] : await openAmong(ctx, tx, wanted);
  const open = new Set(runs.map(({ workflowId }) => workflowId));
  const isIdle = new Set(rows.filter((row) => !open.has(row.workflowId ?? "")).map(({ id }) => id));
  return { idle: files.filter(({ id }) => isIdle.has(id)), openRuns: runs.map(({ runId }) => runId) };
}

const openAmong = (ctx: Context, tx: Tx, workflowIds: string[]) =>
  tx
    .select({ runId: workflowRuns.runId, workflowId: workflowRuns.workflowId })
    .from(workflowRuns)
    .where(
      and(
        eq(workflowRuns.accountId, ctx.account.id),
        inArray(workflowRuns.workflowId, workflowIds),
        isNull(workflowRuns.closeTime),
      ),
    );

/** A run that still waits is started as asked for now. */
async function hasten(ctx: Context, tx: Tx, runId: string, how: StartedBy): Promise<void> {
  const { accountId, runId: id, dispatched, closeTime } = workflowRuns;
  await tx
    .update(workflowRuns)
    .set(how)
    .where(and(eq(accountId, ctx.account.id), eq(id, runId), eq(dispatched, false), isNull(closeTime)));
}

/** Short texts share runs, in their order; any other file has its own. */
function groupsOf(files: readonly FileToRun[]): FileToRun[][] {
  const groups: FileToRun[][] = [];
  let batch: FileToRun[] | undefined;
  for (const file of files) {
    const isShort = file.size <= MAX_FILE_BYTES && IS_TEXT.test(file.filename);
    if (isShort && batch && hasRoom(batch, file)) {
      batch.push(file);
      continue;
    }
    const group = [file];
    groups.push(group);
    if (isShort) batch = group;
  }
  return groups;
}

const hasRoom = (batch: readonly FileToRun[], { size }: FileToRun): boolean =>
  batch.length < MAX_BATCH_FILES && batch.reduce((sum, each) => sum + each.size, size) <= MAX_BATCH_BYTES;
