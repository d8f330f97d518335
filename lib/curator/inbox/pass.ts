import { setTimeout as sleep } from "node:timers/promises";
import { and, asc, count, eq, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "@/lib/db";
import { defineWorkflow, type Report, workflowRuns } from "@/lib/runs";
import { inboxFiles, noteArrivals } from "@/lib/vault";
import { previewFile } from "../inbox-run";
import type { InboxPass, PassedFile } from "../shapes";
import { startFileRun } from "./file-runs";

const MOST_FILES = 1_000;
/** More would only wait: a process works on four runs of a queue at a time. */
const MOST_JOBS = 8;

const upTo = (most: number) =>
  z
    .int(`must be a whole number from 1 to ${most}`)
    .min(1, "must be at least 1")
    .max(most, `must be at most ${most}`);

export const processInput = z.strictObject({
  limit: upTo(MOST_FILES).default(MOST_FILES).meta({ description: "At most so many files, oldest first" }),
  dry_run: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Only tell what the files would become" }),
  jobs: upTo(MOST_JOBS).default(1).meta({ description: "How many files are worked on at the same time" }),
});

const LOOK_EVERY_MS = 150;
const TRIES = { attempts: 3 };

interface Chosen {
  id: string;
  filename: string;
}

/**
 * Takes the files that wait in the inbox, oldest first: starts the run of each, or joins the one that it has,
 * and waits for them. So a file is processed once, however many ask for it.
 */
export const inboxWorkflow = defineWorkflow({
  type: "InboxWorkflow",
  queue: "curator",
  pool: "curator-inbox",
  purpose: "Takes every file that waits in the inbox, or tells what they would become",
  input: processInput,
  runInput: processInput,
  prepare: async (_ctx, _tx, input) => ({
    workflowId: input.dry_run ? "curator-preview" : "curator-inbox",
    input,
  }),
  run: async (ctx, step, { limit, dry_run, jobs }, report): Promise<InboxPass> => {
    const { chosen, left } = await step("choose files", () => choose(ctx, limit), TRIES);
    if (dry_run) {
      const files: PassedFile[] = [];
      for (const file of chosen) {
        files.push(await step(`plan ${file.filename}`, () => preview(ctx, file), TRIES));
      }
      return tally(files, left);
    }
    const workflowIds = await step("start files", () => startAll(ctx, chosen, jobs), TRIES);
    await step("wait for files", () => awaitAll(ctx, workflowIds, report), TRIES);
    return tally(await step("tell what they became", () => outcomes(ctx, chosen), TRIES), left);
  },
});

async function choose(ctx: Context, limit: number): Promise<{ chosen: Chosen[]; left: number }> {
  const waiting = await ctx.db.tx(async (tx) => {
    await noteArrivals(ctx, tx);
    return tx
      .select({ id: inboxFiles.id, filename: inboxFiles.filename })
      .from(inboxFiles)
      .where(
        and(eq(inboxFiles.accountId, ctx.account.id), inArray(inboxFiles.state, ["waiting", "processing"])),
      )
      .orderBy(asc(inboxFiles.receivedAt), asc(inboxFiles.filename));
  });
  return { chosen: waiting.slice(0, limit), left: Math.max(0, waiting.length - limit) };
}

/** In as many partitions as files shall be processed at once; with one, in the account's own, behind what waits there. */
const startAll = (ctx: Context, chosen: readonly Chosen[], jobs: number): Promise<string[]> =>
  ctx.db.tx(async (tx) => {
    const workflowIds: string[] = [];
    for (const [index, { id }] of chosen.entries()) {
      const partitionKey = index % jobs === 0 ? "" : `job ${index % jobs}`;
      workflowIds.push(await startFileRun(ctx, tx, id, { trigger: "manual", partitionKey }));
    }
    return workflowIds;
  });

async function awaitAll(ctx: Context, workflowIds: readonly string[], report: Report): Promise<void> {
  for (let told = -1; ; await sleep(LOOK_EVERY_MS)) {
    const done = workflowIds.length - (await countOpen(ctx, workflowIds));
    if (done !== told) await report({ done, of: workflowIds.length });
    if (done === workflowIds.length) return;
    told = done;
  }
}

async function countOpen(ctx: Context, workflowIds: readonly string[]): Promise<number> {
  const [open] = await ctx.db.tx((tx) =>
    tx
      .select({ n: count() })
      .from(workflowRuns)
      .where(
        and(
          eq(workflowRuns.accountId, ctx.account.id),
          inArray(workflowRuns.workflowId, [...workflowIds]),
          eq(workflowRuns.status, "RUNNING"),
        ),
      ),
  );
  return open?.n ?? 0;
}

async function preview(ctx: Context, { id, filename }: Chosen): Promise<PassedFile> {
  const records = await previewFile(ctx, id);
  return records === null
    ? { filename, state: "skipped", records: [], reason: "It is not in the inbox any more" }
    : { filename, state: "planned", records };
}

async function outcomes(ctx: Context, chosen: readonly Chosen[]): Promise<PassedFile[]> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .select()
      .from(inboxFiles)
      .where(and(eq(inboxFiles.accountId, ctx.account.id), isNotNull(inboxFiles.workflowId))),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return chosen.map(({ id, filename }) => outcomeOf(filename, byId.get(id)));
}

function outcomeOf(filename: string, row: typeof inboxFiles.$inferSelect | undefined): PassedFile {
  if (row?.state === "processed") return { filename, state: "processed", records: row.records ?? [] };
  if (row?.state === "quarantined") {
    return { filename, state: "failed", records: [], reason: row.error ?? "It failed; no reason is known" };
  }
  const reason = row ? "Its run was ended before it was done" : "It is not in the inbox any more";
  return { filename, state: "skipped", records: [], reason };
}

function tally(files: PassedFile[], left: number): InboxPass {
  const counted = (state: PassedFile["state"]) => files.filter((file) => file.state === state).length;
  return {
    processed: counted("processed"),
    skipped: counted("skipped") + left,
    failed: counted("failed"),
    files,
  };
}
