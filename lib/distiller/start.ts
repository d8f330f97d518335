import { z } from "zod";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { type Started, startRun } from "@/lib/runs";
import { listCandidates } from "./candidates";
import type { DistillerResult } from "./run";
import type { Candidate } from "./signals";
import { type DistillerInput, distillerWorkflow } from "./workflow";

const project = textInput
  .min(1, "cannot be empty: omit it for all records")
  .optional()
  .meta({ description: "Limit to this project: its name, or the path of its record" });

export const distillerScanInput = z.strictObject({ project });
export const distillerRunInput = z.strictObject({ project });

/** Scans for candidates; changes no record. The run's result is a `DistillerResult`. */
export const startDistillerScan = (
  ctx: Context,
  input: z.input<typeof distillerScanInput> = {},
): Promise<Started> => start(ctx, { ...parse(distillerScanInput, input), scan: true });

/** Extracts learnings from changed records. The run's result is a `DistillerResult`. */
export const startDistillerRun = (
  ctx: Context,
  input: z.input<typeof distillerRunInput> = {},
): Promise<Started> => start(ctx, { ...parse(distillerRunInput, input), scan: false });

const start = (ctx: Context, input: DistillerInput): Promise<Started> =>
  ctx.db.tx((tx) => startRun(ctx, tx, distillerWorkflow, input));

export interface DistillerReply extends Pick<DistillerResult, "records_scanned" | "candidates_found"> {
  /** The best 1,000. */
  candidates: Candidate[];
}

const MAX_CANDIDATES = 1_000;

/** The response to a scan. */
export const distillerScanReply = async (ctx: Context, result: unknown): Promise<DistillerReply> => {
  const { records_scanned, candidates_found } = result as DistillerResult;
  const { candidates } = await listCandidates(ctx, { limit: MAX_CANDIDATES });
  return { records_scanned, candidates_found, candidates };
};

/** The response to a run. */
export const distillerRunReply = async (ctx: Context, result: unknown) => {
  const { learnings_extracted, created, planned_by } = result as DistillerResult;
  return { ...(await distillerScanReply(ctx, result)), learnings_extracted, created, planned_by };
};
