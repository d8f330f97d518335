import { notFound } from "next/navigation";
import { type EventRow, rowOf } from "@/components/runs/events";
import { type Step, stepsOf } from "@/components/runs/steps";
import type { Context } from "@/lib/db";
import type { OutputOf } from "@/lib/operation";
import {
  describeWorkflow,
  type ExecutionSummary,
  listWorkflows,
  newChip,
  runIdInput,
  workflowHistory,
} from "@/lib/runs";
import { titlesOf } from "../titles";

/** One side of a comparison. */
export interface Side {
  run: ExecutionSummary;
  title: string;
  input: unknown;
  /** The failure, if there is no result. */
  outcome: unknown;
  /** Those of the first 5,000 events of its history. */
  steps: Step[];
}

/** The run with this id; the 404 page when there is none. */
export async function loadSide(ctx: Context, runId: string | undefined): Promise<Side> {
  if (runId === undefined || !runIdInput.safeParse(runId).success) notFound();
  const query = newChip({ attribute: "RunId", operator: "=", value: runId }).text;
  const [run] = (await listWorkflows(ctx, { query, limit: 1 })).runs;
  if (!run) notFound();
  const { workflowId } = run.execution;
  const [{ input, result, failure }, events, titles] = await Promise.all([
    describeWorkflow(ctx, { workflowId, run_id: runId }),
    eventsOf(ctx, workflowId, runId),
    titlesOf(ctx, [run]),
  ]);
  return {
    run,
    title: titles.get(runId) ?? workflowId,
    input,
    outcome: failure ? { failure: failure.message } : (result ?? null),
    steps: stepsOf(events, run.closeTime),
  };
}

const MAX_EVENTS = 5_000;
const EVENTS_PER_READ = 1_000;

/** The beginning of a history. It has all steps of a run, except for runs over thousands of files. */
async function eventsOf(ctx: Context, workflowId: string, run_id: string): Promise<EventRow[]> {
  const events: EventRow[] = [];
  for (let after: number | null = 0; after !== null && events.length < MAX_EVENTS; ) {
    const page: OutputOf<typeof workflowHistory> = await workflowHistory(ctx, {
      workflowId,
      run_id,
      after,
      limit: EVENTS_PER_READ,
    });
    events.push(...page.events.map(rowOf));
    after = page.next_after;
  }
  return events;
}

const MAX_OTHERS = 50;

/** The most recent other runs of the same type, to choose from. */
export async function othersOf(ctx: Context, { run }: Side): Promise<{ value: string; label: string }[]> {
  const query = newChip({ attribute: "WorkflowType", operator: "=", value: run.type.name }).text;
  const { runs } = await listWorkflows(ctx, { query, limit: MAX_OTHERS });
  const others = runs.filter(({ execution }) => execution.runId !== run.execution.runId);
  const titles = await titlesOf(ctx, others);
  return others.map(({ execution: { runId, workflowId }, startTime }) => ({
    value: runId,
    label: `${titles.get(runId) ?? workflowId}, ${startTime.slice(0, 16).replace("T", " ")} UTC`,
  }));
}
