import type { Context } from "@/lib/db";
import type { Tally } from "@/lib/janitor";
import { describeWorkflow, type ExecutionSummary, listWorkflows, newChip, workflowHistory } from "@/lib/runs";

export interface JanitorRun {
  execution: ExecutionSummary["execution"];
  what: "scan" | "fix";
  state: "waiting" | "running" | "failed";
  since: string;
  /** Files that a fix has changed so far, of those that it was to change. */
  progress?: { done: number; of: number };
  failure?: string;
}

/** The run that goes on; else the last one if it failed; else null. */
export async function currentRun(ctx: Context, tally: Tally): Promise<JanitorRun | null> {
  const { text: query } = newChip({ attribute: "WorkflowType", operator: "=", value: "JanitorWorkflow" });
  const { runs } = await listWorkflows(ctx, { query, limit: 5 });
  const run = runs.find(({ closeTime }) => !closeTime) ?? runs[0];
  if (!run) return null;
  const isFailed = /FAILED|TIMED_OUT/.test(run.status);
  if (run.closeTime && !isFailed) return null;
  const { execution, startTime: since } = run;
  const { workflowId, runId: run_id } = execution;
  const { input, failure } = await describeWorkflow(ctx, { workflowId, run_id });
  const about = { execution, since, what: input.fix === true ? ("fix" as const) : ("scan" as const) };
  if (isFailed) return { ...about, state: "failed", failure: failure?.message ?? "no reason known" };
  if (!run.executionTime) return { ...about, state: "waiting" };
  const of = filesOf(input, tally);
  const done = about.what === "fix" && of > 0 ? await filesFixed(ctx, run) : undefined;
  return { ...about, state: "running", ...(done !== undefined && { progress: { done, of } }) };
}

/** How many files a fix was to change, by the last look. */
const filesOf = ({ codes, issues, paths }: Record<string, unknown>, tally: Tally): number => {
  if (Array.isArray(codes)) {
    return tally.rows.filter(({ code }) => codes.includes(code)).reduce((sum, { files }) => sum + files, 0);
  }
  return issues === undefined && paths === undefined ? tally.files : 0;
};

/** A fix leaves marks in its history as it goes on; the last one counts. */
const LOOK_BACK = 20;

async function filesFixed(ctx: Context, run: ExecutionSummary): Promise<number> {
  const { workflowId, runId: run_id } = run.execution;
  const after = Math.max(0, Number(run.historyLength) - LOOK_BACK);
  const { events } = await workflowHistory(ctx, { workflowId, run_id, after, limit: 2 * LOOK_BACK });
  const mark = events.findLast(({ eventType }) => eventType === "EVENT_TYPE_MARKER_RECORDED");
  const done = mark?.attributes.files_fixed;
  return typeof done === "number" ? done : 0;
}
