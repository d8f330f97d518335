import { noInput } from "@/lib/operation";
import { defineRunOperation, withRun } from "@/lib/runs";
import { startVaultRun } from "@/lib/vault";
import { exampleIssue, exampleSweep } from "../examples";
import { sweepWithIssues } from "../shapes";
import { janitorWorkflow } from "../workflow";
import { withOpenIssues } from "./open-issues";

/** Starts a scan of the whole vault. The run's result is a `SweepResult`. */
export const startScan = defineRunOperation({
  id: "janitorScan",
  http: { method: "POST", path: "/workers/janitor/scan" },
  tag: "Janitor",
  summary: "Scan the whole vault for issues; changes nothing",
  description:
    "The response has the 1,000 most severe issues; GET /workers/janitor/issues pages through all.",
  input: noInput,
  output: withRun(sweepWithIssues),
  examples: [
    {
      output: {
        ...exampleSweep,
        issues_found: 1,
        issues_by_code: { LINK001: 1 },
        issues_by_severity: { critical: 1 },
        issues: [exampleIssue],
        execution: { workflowId: "janitor-scan", runId: "5b0e0c1a-6c7e-4d57-a0f9-0f3f3b8f1f4a" },
        reused: false,
      },
    },
  ],
  start: (ctx) => startVaultRun(ctx, janitorWorkflow, { fix: false }),
  present: withOpenIssues,
});
