import { randomUUID } from "node:crypto";
import type { Context } from "@/lib/db";
import type { Report, Step } from "@/lib/runs";
import { findContradictions } from "./contradictions";
import { distilSome } from "./distil";
import { chooseExtractor } from "./extractor";
import { look } from "./look";
import { addTo, finishRun, type RunId } from "./runs";
import { findSyntheses } from "./synthesis";
import type { DistillerInput } from "./workflow";

const TRIES = { attempts: 3 };

/** What a look or a run came to; the candidates stand in their table. */
export interface DistillerResult {
  distill_id: string;
  records_scanned: number;
  candidates_found: number;
  learnings_extracted: number;
  created: string[];
  /** How many sources each engine read, and why it was not a model where it was not. */
  planned_by: { model: number; local: number; reason?: string };
}

/**
 * Looks for sources that have changed and hint at learnings, and, unless it is a scan, distils them: some sources a
 * step, then what they contradict, then what several agree on. Where nothing has changed it ends after the look.
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
  const seen = await step("look", () => lookOnly(ctx, run, { isScan: scan, ...where }), TRIES);
  const looked = {
    distill_id: run.distillId,
    records_scanned: seen.scanned,
    candidates_found: seen.candidates,
  };
  if (scan) return { ...looked, learnings_extracted: 0, created: [], planned_by: { model: 0, local: 0 } };
  const sources = await distilAll(ctx, step, run, seen.changed, report, project);
  if (sources.length > 0 && seen.changed > 0) {
    const against = await step("find contradictions", () => findContradictions(ctx, run.distillId), TRIES);
    const agreed = await step("find syntheses", () => findSyntheses(ctx, new Set(sources)), TRIES);
    await step("count", () => ctx.db.tx((tx) => addTo(ctx, tx, run, [...against, ...agreed], [])), TRIES);
  }
  const { created, extracted, engines } = await step("finish", () => finishRun(ctx, run), TRIES);
  return { ...looked, learnings_extracted: extracted, created, planned_by: engines };
}

/** The candidates stand in their table; a step keeps the counts alone. */
async function lookOnly(ctx: Context, run: RunId, options: Parameters<typeof look>[2]) {
  const { candidates, ...counts } = await look(ctx, run, options);
  return { ...counts, candidates: candidates.length };
}

/** Answers the paths of all sources that were read. */
async function distilAll(
  ctx: Context,
  step: Step,
  run: RunId,
  of: number,
  report: Report,
  project: string | undefined,
): Promise<string[]> {
  const sources: string[] = [];
  for (let n = 1; ; n += 1) {
    const some = await step(
      `distil ${n}`,
      async () => {
        await report({ done: Math.min(sources.length, of), of });
        return distilSome(ctx, run, await chooseExtractor(ctx), project);
      },
      TRIES,
    );
    if (some.length === 0) return sources;
    sources.push(...some);
  }
}
