import { setTimeout as sleep } from "node:timers/promises";
import { and, asc, count, eq, inArray, isNull } from "drizzle-orm";
import { z } from "zod";
import { wholeNumber } from "@/lib/core/limit";
import type { Context } from "@/lib/db";
import { defineWorkflow, type Report, workflowRuns } from "@/lib/runs";
import { inboxFiles, registerInboxFiles, statFile, vaultPath } from "@/lib/vault";
import { previewFile } from "../plan-file";
import type { InboxFileResult, InboxResult } from "../shapes";
import { startRuns } from "./start-runs";

const MAX_FILES = 1_000;
/** More would only wait: a process executes four runs of a queue at a time. */
const MAX_JOBS = 8;

export const processInput = z.strictObject({
  limit: wholeNumber(1, MAX_FILES)
    .default(MAX_FILES)
    .meta({ description: "Maximum number of files, oldest first" }),
  dry_run: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Preview the result without changing anything" }),
  jobs: wholeNumber(1, MAX_JOBS).default(1).meta({ description: "Number of files processed concurrently" }),
});

const POLL_INTERVAL_MS = 150;
const RETRY = { attempts: 3 };

interface ChosenFile {
  id: string;
  filename: string;
  location: string;
}

/**
 * Processes the waiting files of the inbox, oldest first: starts their runs, or joins the active ones, and waits
 * for them. A file is processed once, however many requests name it.
 */
export const inboxWorkflow = defineWorkflow({
  type: "InboxWorkflow",
  queue: "curator",
  pool: "curator-inbox",
  purpose: "Processes every waiting file of the inbox, or previews the result",
  input: processInput,
  runInput: processInput,
  prepare: async (_ctx, _tx, input) => ({
    workflowId: input.dry_run ? "curator-preview" : "curator-inbox",
    input,
  }),
  run: async (ctx, step, { limit, dry_run, jobs }, report): Promise<InboxResult> => {
    const { chosen, left } = await step("choose files", () => chooseFiles(ctx, limit), RETRY);
    if (dry_run) {
      const files: InboxFileResult[] = [];
      for (const file of chosen) {
        files.push(await step(`plan ${file.filename}`, () => preview(ctx, file), RETRY));
      }
      return summarize(files, left);
    }
    await step("start files", () => startAll(ctx, chosen, jobs), RETRY);
    await step("wait for files", () => awaitAll(ctx, chosen, report), RETRY);
    return summarize(await step("tell what they became", () => outcomes(ctx, chosen), RETRY), left);
  },
});

async function chooseFiles(ctx: Context, limit: number): Promise<{ chosen: ChosenFile[]; left: number }> {
  const isOpen = and(
    eq(inboxFiles.accountId, ctx.account.id),
    inArray(inboxFiles.state, ["waiting", "processing"]),
  );
  return ctx.db.tx(async (tx) => {
    await registerInboxFiles(ctx, tx);
    const chosen = await tx
      .select({ id: inboxFiles.id, filename: inboxFiles.filename, location: inboxFiles.location })
      .from(inboxFiles)
      .where(isOpen)
      .orderBy(asc(inboxFiles.receivedAt), asc(inboxFiles.filename))
      .limit(limit);
    return { chosen, left: Math.max(0, (await tx.$count(inboxFiles, isOpen)) - chosen.length) };
  });
}

/** A partition for each concurrent run; the first is the account's default one, after what is queued there. */
async function startAll(ctx: Context, chosen: readonly ChosenFile[], jobs: number): Promise<void> {
  const root = ctx.account.vaultDir;
  const sizes = await Promise.all(chosen.map(({ location }) => statFile(root, vaultPath(location))));
  const files = chosen.map((file, at) => ({ ...file, size: sizes[at]?.size ?? 0 }));
  await startRuns(ctx, files, { trigger: "manual", jobs, parentRunId: ctx.runId ?? null });
}

async function awaitAll(ctx: Context, chosen: readonly ChosenFile[], report: Report): Promise<void> {
  for (let reported = -1; ; await sleep(POLL_INTERVAL_MS)) {
    const done = chosen.length - (await countOpen(ctx, chosen));
    if (done !== reported) await report({ done, of: chosen.length });
    if (done === chosen.length) return;
    reported = done;
  }
}

/** How many of the files have an open run: their own, or that of a batch. */
async function countOpen(ctx: Context, chosen: readonly ChosenFile[]): Promise<number> {
  const ids = chosen.map(({ id }) => id);
  const [open] = await ctx.db.tx((tx) =>
    tx
      .select({ n: count() })
      .from(inboxFiles)
      .innerJoin(
        workflowRuns,
        and(
          eq(workflowRuns.accountId, inboxFiles.accountId),
          eq(workflowRuns.workflowId, inboxFiles.workflowId),
          isNull(workflowRuns.closeTime),
        ),
      )
      .where(and(eq(inboxFiles.accountId, ctx.account.id), inArray(inboxFiles.id, ids))),
  );
  return open?.n ?? 0;
}

async function preview(ctx: Context, { id, filename }: ChosenFile): Promise<InboxFileResult> {
  const records = await previewFile(ctx, id);
  return records === null
    ? { filename, state: "skipped", records: [], reason: "It is no longer in the inbox" }
    : { filename, state: "planned", records };
}

async function outcomes(ctx: Context, chosen: readonly ChosenFile[]): Promise<InboxFileResult[]> {
  const ids = chosen.map(({ id }) => id);
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(inboxFiles)
      .where(and(eq(inboxFiles.accountId, ctx.account.id), inArray(inboxFiles.id, ids))),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return chosen.map(({ id, filename }) => outcomeOf(filename, byId.get(id)));
}

function outcomeOf(filename: string, row: typeof inboxFiles.$inferSelect | undefined): InboxFileResult {
  if (row?.state === "processed") return { filename, state: "processed", records: row.records ?? [] };
  if (row?.state === "quarantined") {
    return { filename, state: "failed", records: [], reason: row.error ?? "Failed for an unknown reason" };
  }
  const reason = row ? "Its run was canceled before it completed" : "It is no longer in the inbox";
  return { filename, state: "skipped", records: [], reason };
}

function summarize(files: InboxFileResult[], left: number): InboxResult {
  const counted = (state: InboxFileResult["state"]) => files.filter((file) => file.state === state).length;
  return {
    processed: counted("processed"),
    skipped: counted("skipped") + left,
    failed: counted("failed"),
    files,
  };
}
