import { z } from "zod";
import { defineRunOperation, startRun, withRun } from "@/lib/runs";
import { existingRecordPath } from "@/lib/vault";
import { sweep } from "../shapes";
import { fixScope, janitorWorkflow } from "../workflow";

const { codes, paths: files, issues } = fixScope;

/** Starts a run that applies the certain fixes, of everything or of what is named. Its result is a `SweepResult`. */
export const startFix = defineRunOperation({
  id: "janitorFix",
  http: { method: "POST", path: "/workers/janitor/fix" },
  tag: "Workers",
  summary: "Apply the certain fixes, of everything or of what is named; each can be reverted",
  input: z.strictObject({ codes, files, issues }),
  output: withRun(z.object(sweep)),
  start: (ctx, { files, ...scope }) => {
    const paths = files?.map((file, at): string => existingRecordPath(file, `files.${at}`));
    return ctx.db.tx((tx) => startRun(ctx, tx, janitorWorkflow, { fix: true, ...scope, paths }));
  },
});
