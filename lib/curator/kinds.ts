import { z } from "zod";
import type { WorkflowKind } from "@/lib/runs";
import { prepareFile } from "./inbox/file-runs";

export const CURATOR: WorkflowKind = {
  type: "CuratorWorkflow",
  queue: "curator",
  purpose: "Turns one inbox file into linked records",
  input: z.strictObject({ filename: z.string("must be the name of a file that waits in the inbox") }),
  prepare: (ctx, tx, { filename }) => prepareFile(ctx, tx, String(filename)),
};

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

export const INBOX_PASS: WorkflowKind = {
  type: "InboxWorkflow",
  queue: "curator",
  purpose: "Takes every file that waits in the inbox, or tells what they would become",
  input: processInput,
  prepare: async (_ctx, _tx, input) => ({
    workflowId: input.dry_run ? "curator-preview" : "curator-inbox",
    input,
  }),
};

export const REFLECTION: WorkflowKind = {
  type: "ReflectionWorkflow",
  queue: "curator",
  purpose: "Learns from where inbox files were routed, and from what the user corrected",
  input: z.strictObject({}),
  schedule: { id: "reflection", cron: "0 2 * * *" },
  prepare: async () => ({ workflowId: "reflection", input: {} }),
};
