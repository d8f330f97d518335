import { z } from "zod";
import { defineRunOperation, withRun } from "@/lib/runs";
import { existingRecordPath, startVaultRun } from "@/lib/vault";
import { exampleIssue, exampleSweep } from "../examples";
import { sweepWithIssues } from "../shapes";
import { fixScope, janitorWorkflow } from "../workflow";
import { withOpenIssues } from "./open-issues";

const { codes, paths: files, issues, groups } = fixScope;

/** Starts a run that applies safe fixes. Its result is a `SweepResult`. */
export const startFix = defineRunOperation({
  id: "janitorFix",
  http: { method: "POST", path: "/workers/janitor/fix" },
  tag: "Janitor",
  summary: "Fix safe issues: all, or those of some codes, files, groups or ids; each fix can be reverted",
  description:
    "Repeats until no safe issue is left. Each fix is in the audit log. `issues` are open after it.",
  input: z.strictObject({ codes, files, issues, groups }),
  output: withRun(sweepWithIssues),
  examples: [
    {
      input: { codes: ["FM003"] },
      output: {
        ...exampleSweep,
        issues_fixed: 1,
        issues: [exampleIssue],
        execution: { workflowId: "janitor-fix-5ad1c3b0e2f7", runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
        reused: false,
      },
    },
  ],
  start: async (ctx, { files, ...scope }) => {
    const paths = files?.map((file, at): string => existingRecordPath(file, `files.${at}`));
    return startVaultRun(ctx, janitorWorkflow, { fix: true, ...scope, paths });
  },
  present: withOpenIssues,
});
