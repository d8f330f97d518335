import { randomUUID } from "node:crypto";
import type { Context } from "@/lib/db";
import type { Report, Step } from "@/lib/runs";
import { reconcile } from "@/lib/vault";
import { countClaimsLeft, findContradictions } from "./contradictions";
import { distilBatch } from "./distil-batch";
import { chooseExtractor } from "./extractor";
import { addToRun, beginRun, finishRun, type RunId } from "./runs";
import { scanBatch } from "./scan-batch";
import type { DistillerResult } from "./shapes";
import { countChanged, countSources, distilledSince, pruneDeletedSources } from "./sources";
import { findSyntheses } from "./synthesis";
import { isForThreads } from "./threads/read-all";
import type { DistillerInput } from "./workflow";

const TRIES = { attempts: 3 };

/** What the steps of a run share. */
interface Run {
  ctx: Context;
  step: Step;
  report: Report;
  id: RunId;
  project: string | undefined;
  /** Sources to read. */
  changed: number;
  inThreads: boolean;
}

/**
 * Distils changed sources in batches, one per step, then finds contradictions and syntheses; `scan`: only looks for signals
 * of learnings, and changes no record.
 */
export async function runDistiller(
  ctx: Context,
  step: Step,
  { scan, project }: DistillerInput,
  report: Report,
): Promise<DistillerResult> {
  const id: RunId = await step("begin", async () => ({
    distillId: randomUUID(),
    startedAt: ctx.clock.now().toISOString(),
  }));
  const { scanned, changed } = await step("look", () => look(ctx, id, scan, project), TRIES);
  const run = { ctx, step, report, id, project, changed, inThreads: isForThreads(changed) };
  const claimsLeft = scan ? await scanAll(run) : await distilAll(run);
  const { created, extracted, engines, candidates } = await step("finish", () => finishRun(ctx, id), TRIES);
  return {
    distill_id: id.distillId,
    records_scanned: scanned,
    candidates_found: candidates,
    learnings_extracted: extracted,
    created,
    planned_by: engines,
    ...(claimsLeft > 0 && { claims_left: claimsLeft }),
  };
}

/** What there is to read. */
async function look(
  ctx: Context,
  id: RunId,
  isScan: boolean,
  project: string | undefined,
): Promise<{ scanned: number; changed: number }> {
  await reconcile(ctx);
  await pruneDeletedSources(ctx);
  const scanned = await countSources(ctx, project);
  await beginRun(ctx, id, { isScan, project: project ?? null, scanned });
  return { scanned, changed: await countChanged(ctx, project) };
}

/** A scan leaves no claims. */
async function scanAll({ ctx, step, report, id, project, changed, inThreads }: Run): Promise<0> {
  let [after, count, found] = ["", 0, 0];
  for (let n = 1; ; n += 1) {
    const options = { project, inThreads, after, found, report: progressOf(report, count, changed) };
    const batch = await step(`scan ${n}`, () => scanBatch(ctx, id, options), TRIES);
    if (batch === null) return 0;
    count += batch.sources;
    found += batch.candidates;
    after = batch.last;
  }
}

/** Returns how many claims were left out when contradictions were looked for. */
async function distilAll({ ctx, step, report, id, project, changed, inThreads }: Run): Promise<number> {
  let count = 0;
  for (let n = 1; ; n += 1) {
    const some = await step(
      `distil ${n}`,
      async () =>
        distilBatch(ctx, id, await chooseExtractor(ctx), {
          project,
          inThreads,
          report: progressOf(report, count, changed),
        }),
      TRIES,
    );
    if (some.length === 0) break;
    count += some.length;
  }
  return count === 0 ? 0 : compareAll(ctx, step, id);
}

async function compareAll(ctx: Context, step: Step, id: RunId): Promise<number> {
  const against = await step("find contradictions", () => findContradictions(ctx, id.distillId), TRIES);
  const agreed = await step(
    "find syntheses",
    async () => findSyntheses(ctx, await distilledSince(ctx, id.startedAt)),
    TRIES,
  );
  const left = await step("count claims", () => countClaimsLeft(ctx, id.distillId), TRIES);
  const created = [...against, ...agreed];
  await step("count", () => ctx.db.tx((tx) => addToRun(ctx, tx, id, { created, readBy: [] })), TRIES);
  return left;
}

const progressOf = (report: Report, before: number, of: number) => (done: number) =>
  report({ done: Math.min(before + done, of), of });
