import { type Progress, progressOf } from "@/components/runs/progress";
import type { Context } from "@/lib/db";
import {
  describeWorkflow,
  type ExecutionSummary,
  listWorkflows,
  newChip,
  registeredWorkflows,
  type WorkerName,
  type Workflow,
} from "@/lib/runs";

/** The most recent run of a worker's main workflow. */
export interface LastRun {
  run: ExecutionSummary;
  /** Null once it has ended. */
  progress: Progress | null;
  /** The numbers of its result, by name. */
  totals: [name: string, count: number][];
}

/** The workflow of a worker that can be started without input. */
export const runnableKind = (worker: string): Workflow | undefined =>
  registeredWorkflows().find(({ queue, input }) => queue === worker && input.safeParse({}).success);

/** The most recent run of a kind; null when there was none. */
export async function lastRun(ctx: Context, { type }: Pick<Workflow, "type">): Promise<LastRun | null> {
  const { text } = newChip({ attribute: "WorkflowType", operator: "=", value: type });
  const [run] = (await listWorkflows(ctx, { query: text, limit: 1 })).runs;
  if (!run) return null;
  if (!run.closeTime) return { run, progress: await progressOf(ctx, run), totals: [] };
  const { workflowId, runId: run_id } = run.execution;
  const { result } = await describeWorkflow(ctx, { workflowId, run_id });
  return { run, progress: null, totals: numbersOf(result) };
}

const RECENT = 30;

/** The last runs of a worker's queue, newest first. */
export async function recentRuns(ctx: Context, worker: WorkerName): Promise<ExecutionSummary[]> {
  const query = newChip({ attribute: "TaskQueue", operator: "=", value: worker }).text;
  return (await listWorkflows(ctx, { query, limit: RECENT })).runs;
}

const numbersOf = (result: unknown): [string, number][] =>
  typeof result === "object" && result !== null
    ? Object.entries(result).filter((entry): entry is [string, number] => typeof entry[1] === "number")
    : [];
