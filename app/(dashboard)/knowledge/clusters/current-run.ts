import type { Context } from "@/lib/db";
import { describeWorkflow, type ExecutionSummary, listWorkflows, newChip, workflowHistory } from "@/lib/runs";

export interface SurveyRun {
  execution: ExecutionSummary["execution"];
  state: "waiting" | "running" | "failed";
  since: string;
  /** What it is at, for people. */
  phase: string;
  /** Records embedded, of those that are to be. */
  progress?: { done: number; of: number };
  failure?: string;
}

/** The run that goes on; else the last one if it failed; else null. */
export async function currentRun(ctx: Context): Promise<SurveyRun | null> {
  const { text: query } = newChip({ attribute: "WorkflowType", operator: "=", value: "SurveyorWorkflow" });
  const { runs } = await listWorkflows(ctx, { query, limit: 5 });
  const run = runs.find(({ closeTime }) => !closeTime) ?? runs[0];
  if (!run) return null;
  const { execution, startTime: since } = run;
  const isFailed = /FAILED|TIMED_OUT/.test(run.status);
  if (run.closeTime && !isFailed) return null;
  if (isFailed) {
    const { workflowId, runId: run_id } = execution;
    const { failure } = await describeWorkflow(ctx, { workflowId, run_id });
    return { execution, since, state: "failed", phase: "", failure: failure?.message ?? "no reason known" };
  }
  if (!run.executionTime) return { execution, since, state: "waiting", phase: "is about to start" };
  return { execution, since, state: "running", ...(await progressOf(ctx, run)) };
}

const LOOK_BACK = 20;
const PHASES: Record<string, string> = {
  embedding: "reads what the records mean",
  comparing: "compares the records with each other",
  clustering: "groups the records",
  writing: "writes what it found",
};

/** A survey leaves marks in its history as it goes on; the last one counts. */
async function progressOf(
  ctx: Context,
  run: ExecutionSummary,
): Promise<Pick<SurveyRun, "phase" | "progress">> {
  const { workflowId, runId: run_id } = run.execution;
  const after = Math.max(0, Number(run.historyLength) - LOOK_BACK);
  const { events } = await workflowHistory(ctx, { workflowId, run_id, after, limit: 2 * LOOK_BACK });
  const mark = events.findLast(({ eventType }) => eventType === "EVENT_TYPE_MARKER_RECORDED")?.attributes;
  const phase = PHASES[String(mark?.phase)] ?? "goes on";
  const { embedded, of } = mark ?? {};
  if (typeof embedded !== "number" || typeof of !== "number") return { phase };
  return { phase, progress: { done: embedded, of } };
}
