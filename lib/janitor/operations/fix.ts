import { z } from "zod";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { existingRecordPath } from "@/lib/vault";
import { sweepResult } from "../shapes";
import { fixScope, janitorWorkflow } from "../workflow";

const { codes, paths: files, issues } = fixScope;

/** Starts a run that applies safe fixes. Its result is a `SweepResult`. */
export const startFix = defineRunOperation({
  id: "janitorFix",
  http: { method: "POST", path: "/workers/janitor/fix" },
  tag: "Workers",
  summary: "Fix safe issues: all, or those of some codes, files or ids; each fix can be reverted",
  input: z.strictObject({ codes, files, issues }),
  output: withRun(sweepResult),
  start: (ctx, { files, ...scope }) => {
    const paths = files?.map((file, at): string => existingRecordPath(file, `files.${at}`));
    return ctx.db.tx((tx) => startRun(ctx, tx, janitorWorkflow, { fix: true, ...scope, paths }));
  },
});
