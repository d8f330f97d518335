import type { Context } from "@/lib/db";
import {
  describeWorkflow,
  type ExecutionSummary,
  formatFilter,
  listWorkflows,
  parseFilter,
  type Workflow,
  workersStatus,
} from "@/lib/runs";
import { type Progress, progressOf } from "./progress";

/** Why a queued run does not start. */
export type Blocker = "stopped" | "no process";

/** A run as a banner shows it. */
export interface RunStatus {
  run: ExecutionSummary;
  state: "queued" | "running" | "failed";
  input: Record<string, unknown>;
  progress: Progress | null;
  failure: string | null;
  blockedBy: Blocker | null;
}

const MAX_RUNS = 5;

/** The open runs of these kinds; without any, the last run if it failed. */
export async function runStatuses(
  ctx: Context,
  kinds: readonly Pick<Workflow, "type">[],
): Promise<RunStatus[]> {
  const types = kinds.map(({ type }) => `'${type}'`).join(", ");
  const query = formatFilter(parseFilter(`WorkflowType IN (${types})`));
  const { runs } = await listWorkflows(ctx, { query, limit: MAX_RUNS });
  const open = runs.filter(({ closeTime }) => !closeTime);
  const [last] = runs;
  if (open.length > 0) return Promise.all(open.map((run) => statusOf(ctx, run)));
  return last && hasFailed(last) ? [await statusOf(ctx, last)] : [];
}

export const hasFailed = ({ status }: Pick<ExecutionSummary, "status">): boolean =>
  /_(FAILED|TIMED_OUT)$/.test(status);

async function statusOf(ctx: Context, run: ExecutionSummary): Promise<RunStatus> {
  const { workflowId, runId: run_id } = run.execution;
  const { input, failure } = await describeWorkflow(ctx, { workflowId, run_id });
  const about = { run, input, failure: failure?.message ?? null, progress: null, blockedBy: null };
  if (run.closeTime) return { ...about, state: "failed" };
  if (!run.executionTime)
    return { ...about, state: "queued", blockedBy: await blockerOf(ctx, run.taskQueue) };
  return { ...about, state: "running", progress: await progressOf(ctx, run) };
}

async function blockerOf(ctx: Context, queue: string): Promise<Blocker | null> {
  const { workers, processes } = await workersStatus(ctx);
  if (workers.some(({ name, state }) => name === queue && state === "stopped")) return "stopped";
  return processes === 0 ? "no process" : null;
}
