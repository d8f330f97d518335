import { randomUUID } from "node:crypto";
import type { Context } from "@/lib/db";
import type { Report, Step } from "@/lib/runs";
import { countClaimsLeft, findContradictions } from "./contradictions";
import { distilBatch } from "./distil-batch";
import { chooseExtractor } from "./extractor";
import { addToRun, finishRun, type RunId } from "./runs";
import type { DistillerResult } from "./shapes";
import { scanSources } from "./source-scan";
import { distilledSince } from "./sources";
import { findSyntheses } from "./synthesis";
import type { DistillerInput } from "./workflow";

const TRIES = { attempts: 3 };

/**
 * Scans changed sources for signals and, unless `scan` is set, distils them in batches, one per step, then finds
 * contradictions and syntheses. Ends after the scan if nothing has changed.
 */
export async function runDistiller(
  ctx: Context,
  step: Step,
  { scan, project }: DistillerInput,
  report: Report,
): Promise<DistillerResult> {
  const run: RunId = await step("begin", async () => ({
    distillId: randomUUID(),
    startedAt: ctx.clock.now().toISOString(),
  }));
  const where = project === undefined ? {} : { project };
  const seen = await step("look", () => scanSources(ctx, run, { isScan: scan, ...where }), TRIES);
  const counts = {
    distill_id: run.distillId,
    records_scanned: seen.scanned,
    candidates_found: seen.candidates,
  };
  if (scan) return { ...counts, learnings_extracted: 0, created: [], planned_by: { model: 0, local: 0 } };
  await distilAll(ctx, step, run, seen.changed, report, project);
  let claimsLeft = 0;
  if (seen.changed > 0) {
    const against = await step("find contradictions", () => findContradictions(ctx, run.distillId), TRIES);
    const agreed = await step(
      "find syntheses",
      async () => findSyntheses(ctx, await distilledSince(ctx, run.startedAt)),
      TRIES,
    );
    claimsLeft = await step("count claims", () => countClaimsLeft(ctx, run.distillId), TRIES);
    await step("count", () => ctx.db.tx((tx) => addToRun(ctx, tx, run, [...against, ...agreed], [])), TRIES);
  }
  const { created, extracted, engines } = await step("finish", () => finishRun(ctx, run), TRIES);
  const left = claimsLeft > 0 ? { claims_left: claimsLeft } : {};
  return { ...counts, learnings_extracted: extracted, created, planned_by: engines, ...left };
}

async function distilAll(
  ctx: Context,
  step: Step,
  run: RunId,
  of: number,
  report: Report,
  project: string | undefined,
): Promise<void> {
  let count = 0;
  for (let n = 1; ; n += 1) {
    const some = await step(
      `distil ${n}`,
      async () =>
        distilBatch(ctx, run, await chooseExtractor(ctx), {
          project,
          report: (done) => report({ done: Math.min(count + done, of), of }),
        }),
      TRIES,
    );
    if (some.length === 0) return;
    count += some.length;
  }
}
