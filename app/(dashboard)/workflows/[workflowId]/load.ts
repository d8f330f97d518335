import { notFound } from "next/navigation";
import { inboxIdOf, titlesOf } from "@/app/(dashboard)/workflows/titles";
import { requireContext } from "@/app/session/current";
import { EVENTS_PER_PAGE, type EventRow, rowOf } from "@/components/runs/events";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import type { OutputOf } from "@/lib/operation";
import {
  countWorkflows,
  describeWorkflow,
  type Execution,
  type ExecutionSummary,
  listWorkflows,
  newChip,
  type RunTrigger,
  runValues,
  starterOf,
  workflowHistory,
} from "@/lib/runs";

/** A run with the first page of its history, and the most recent runs under the same workflow id. */
export interface LoadedRun {
  description: OutputOf<typeof describeWorkflow>;
  events: EventRow[];
  total: number;
  /** `Curated sprint-review.md` */
  title: string;
  startedBy: StartedBy;
  /** How many runs it has started. */
  started: number;
  /** The inbox file of a run of the curator. */
  inboxId: string | null;
  runs: ExecutionSummary[];
}

/** What started a run: a person or a program by name, a schedule by its id, or the watcher of the inbox. */
export interface StartedBy {
  trigger: RunTrigger | null;
  /** Null if the audit log no longer has it. */
  name: string | null;
  /** The run that started it, if one did. */
  parent?: Execution | undefined;
}

const MAX_RUNS = 20;

/** The run of an address; the 404 page when there is none. */
export async function loadRun(encodedId: string, run_id: string | undefined): Promise<LoadedRun> {
  const ctx = await requireContext();
  try {
    return await load(ctx, decoded(encodedId), run_id);
  } catch (error) {
    if (error instanceof KvError && ["NOT_FOUND", "VALIDATION_ERROR"].includes(error.code)) notFound();
    throw error;
  }
}

async function load(ctx: Context, workflowId: string, run_id: string | undefined): Promise<LoadedRun> {
  const description = await describeWorkflow(ctx, { workflowId, run_id });
  const { execution, parentExecution: parent } = description.workflowExecutionInfo;
  const { runId } = execution;
  const ofParent = newChip({ attribute: "ParentRunId", operator: "=", value: runId }).text;
  const sameId = newChip({ attribute: "WorkflowId", operator: "=", value: workflowId }).text;
  const [history, { runs }, titles, values, starter, { count }] = await Promise.all([
    workflowHistory(ctx, { workflowId, run_id: runId, limit: EVENTS_PER_PAGE }),
    listWorkflows(ctx, { query: sameId, limit: MAX_RUNS }),
    titlesOf(ctx, [description.workflowExecutionInfo]),
    runValues(ctx, [runId]),
    starterOf(ctx, workflowId, runId),
    countWorkflows(ctx, { query: ofParent }),
  ]);
  const { trigger = null, scheduleId = null } = values.get(runId) ?? {};
  return {
    description,
    events: history.events.map(rowOf),
    total: history.total,
    title: titles.get(runId) ?? workflowId,
    startedBy: { trigger, name: scheduleId ?? starter, parent },
    started: Number(count),
    inboxId: inboxIdOf(description.input)[0] ?? null,
    runs,
  };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    notFound();
  }
}
