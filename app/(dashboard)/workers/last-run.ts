import type { Context } from "@/lib/db";
import {
  describeWorkflow,
  type ExecutionSummary,
  listWorkflows,
  newChip,
  registeredWorkflows,
  type Workflow,
  workflowHistory,
} from "@/lib/runs";

/** A run that somebody or a schedule started as a whole, and how far it is or what it came to. */
export interface LastRun {
  run: ExecutionSummary;
  progress: Progress | null;
  /** The numbers of its result, by name. */
  tally: [name: string, count: number][];
}

export interface Progress {
  done: number;
  of: number;
}

/** What a worker can be told to run without being given anything. */
export const runnableKind = (worker: string): Workflow | undefined =>
  registeredWorkflows().find(({ queue, input }) => queue === worker && input.safeParse({}).success);

/** The most recent run of a kind; null when there was none. */
export async function lastRun(ctx: Context, { type }: Pick<Workflow, "type">): Promise<LastRun | null> {
  const { text } = newChip({ attribute: "WorkflowType", operator: "=", value: type });
  const [run] = (await listWorkflows(ctx, { query: text, limit: 1 })).runs;
  if (!run) return null;
  if (!run.closeTime) return { run, progress: await progressOf(ctx, run), tally: [] };
  const { workflowId, runId: run_id } = run.execution;
  const { result } = await describeWorkflow(ctx, { workflowId, run_id });
  return { run, progress: null, tally: numbersOf(result) };
}

/** A step that takes long leaves marks in the history; the last one counts. */
const LOOK_BACK = 20;

async function progressOf(ctx: Context, run: ExecutionSummary): Promise<Progress | null> {
  const { workflowId, runId: run_id } = run.execution;
  const after = Math.max(0, Number(run.historyLength) - LOOK_BACK);
  const { events } = await workflowHistory(ctx, { workflowId, run_id, after, limit: 2 * LOOK_BACK });
  const marker = events.findLast(({ eventType }) => eventType === "EVENT_TYPE_MARKER_RECORDED");
  const { done, of } = marker?.attributes ?? {};
  return typeof done === "number" && typeof of === "number" ? { done, of } : null;
}

const numbersOf = (result: unknown): [string, number][] =>
  typeof result === "object" && result !== null
    ? Object.entries(result).filter((entry): entry is [string, number] => typeof entry[1] === "number")
    : [];
