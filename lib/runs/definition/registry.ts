import { invalid } from "@/lib/core/errors";
import { perProcess } from "@/lib/core/per-process";
import type { Workflow } from "./workflow";

const byType = perProcess("workflows", () => new Map<string, Workflow>());

/**
 * Makes workflows known to this process: from then on they can be started by their type and scheduled. Returns what makes
 * them unknown again.
 */
export function registerWorkflows(workflows: readonly Workflow[]): () => void {
  for (const workflow of workflows) byType().set(workflow.type, workflow);
  return () => {
    for (const { type } of workflows) byType().delete(type);
  };
}

/** Every workflow that can be started by its type, through the API or by a schedule. */
export const registeredWorkflows = (): readonly Workflow[] => [...byType().values()];

/** The queue of a type; empty for one that no longer exists. */
export const queueOfType = (type: string): string => byType().get(type)?.queue ?? "";

/** The workflow of this type. Throws `VALIDATION_ERROR`, which names those that exist. */
export function workflowOfType(type: string): Workflow {
  const workflow = byType().get(type);
  if (workflow) return workflow;
  const known = registeredWorkflows().map((each) => each.type);
  throw invalid("type", `"${type}" is not a workflow type: use one of ${known.join(", ")}`);
}

/** How much waits with a run: see `Workflow.sizeOf`. One whose stored input no longer fits fails when it is executed. */
export function sizeOfRun(type: string, input: unknown): number {
  const workflow = byType().get(type);
  const parsed = workflow?.runInput.safeParse(input);
  return (parsed?.success ? workflow?.sizeOf?.(parsed.data) : undefined) ?? 1;
}
