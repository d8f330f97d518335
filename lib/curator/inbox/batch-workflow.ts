import { z } from "zod";
import { defineWorkflow, isInterruption, shortHash } from "@/lib/runs";
import { leaveToOwnRuns, releaseBatch } from "./batch-runs";
import { prepareFile } from "./file-runs";
import { type BatchFile, processBatch } from "./process-batch";

/** More would make the first wait for the last. */
export const MAX_BATCH_FILES = 20;

const RETRY = { attempts: 10 };

const startInput = z.strictObject({
  filenames: z
    .array(z.string("must be the name of a file waiting in the inbox"))
    .min(1, "name at least one file")
    .max(MAX_BATCH_FILES, `must be at most ${MAX_BATCH_FILES} files`),
});

/** Ids of the files' rows. */
const runInput = z.strictObject({ inboxIds: z.array(z.uuid()).min(1).max(MAX_BATCH_FILES) });

export interface BatchOutcome {
  processed: number;
  /** Files that have separate runs instead. */
  left: number;
  files: Omit<BatchFile, "id">[];
}

/**
 * Turns several short inbox files into linked records in one change, so that its cost is shared. A file that
 * cannot be planned, and all of them when their change fails, get a separate run, which tries again and has the quarantine.
 */
export const batchWorkflow = defineWorkflow({
  type: "CuratorBatchWorkflow",
  queue: "curator",
  purpose: "Turns several inbox files into linked records, as one change",
  input: startInput,
  runInput,
  sizeOf: ({ inboxIds }) => inboxIds.length,
  retryInstead: "Start a run over the inbox instead: POST /workers/process",
  prepare: async (ctx, tx, { filenames }) => {
    const inboxIds: string[] = [];
    for (const filename of new Set(filenames))
      inboxIds.push((await prepareFile(ctx, tx, filename)).input.inboxId);
    return { workflowId: `curator-batch-${shortHash({ inboxIds })}`, input: { inboxIds } };
  },
  run: async (ctx, step, { inboxIds }): Promise<BatchOutcome> => {
    const files = await step("process", () => processBatch(ctx, inboxIds)).catch((error: unknown) => {
      if (isInterruption(error)) throw error;
      return [];
    });
    const processed = files.filter(({ state }) => state === "processed").length;
    const isLeft = files.length === 0 || processed < files.length;
    if (isLeft) await step("start own runs", () => leaveToOwnRuns(ctx, inboxIds), RETRY);
    return {
      processed,
      left: isLeft ? inboxIds.length - processed : 0,
      files: files.map(({ id: _, ...file }) => file),
    };
  },
  onCanceled: (ctx, { inboxIds }) => releaseBatch(ctx, inboxIds),
});
