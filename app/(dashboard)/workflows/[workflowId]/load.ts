import { notFound } from "next/navigation";
import { fileNames } from "@/app/(dashboard)/workflows/names";
import { requireContext } from "@/app/session/current";
import { EVENTS_PER_PAGE, type EventRow, rowOf } from "@/components/runs/events";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import type { OutputOf } from "@/lib/operation";
import { describeWorkflow, type ExecutionSummary, listWorkflows, newChip, workflowHistory } from "@/lib/runs";

/** A run with the first page of its history, and the most recent runs under the same workflow id. */
export interface LoadedRun {
  description: OutputOf<typeof describeWorkflow>;
  events: EventRow[];
  total: number;
  /** The name of its inbox file. */
  filename?: string;
  /** What started it: `manual`, `watch`, `schedule`. */
  trigger: string | null;
  runs: ExecutionSummary[];
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
  const { runId } = description.workflowExecutionInfo.execution;
  const sameId = newChip({ attribute: "WorkflowId", operator: "=", value: workflowId }).text;
  const [history, { runs }, names] = await Promise.all([
    workflowHistory(ctx, { workflowId, run_id: runId, limit: EVENTS_PER_PAGE }),
    listWorkflows(ctx, { query: sameId, limit: MAX_RUNS }),
    fileNames(ctx),
  ]);
  const trigger = history.events[0]?.attributes.trigger;
  return {
    description,
    events: history.events.map(rowOf),
    total: history.total,
    filename: names.get(workflowId),
    trigger: typeof trigger === "string" ? trigger : null,
    runs,
  };
}

export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    notFound();
  }
}
