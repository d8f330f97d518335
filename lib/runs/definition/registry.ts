import { invalid } from "@/lib/core/errors";
import type { Workflow } from "./workflow";

/** Shared between the bundles of one process, each of which loads this module again. */
const shared = globalThis as { kvWorkflows?: Map<string, Workflow> };

/** Makes workflows known to this process: from then on they can be started by their type and scheduled. */
export function registerWorkflows(workflows: readonly Workflow[]): void {
  shared.kvWorkflows ??= new Map();
  for (const workflow of workflows) shared.kvWorkflows.set(workflow.type, workflow);
}

/** Every workflow that can be started by its type, through the API or by a schedule. */
export const registeredWorkflows = (): readonly Workflow[] => [...(shared.kvWorkflows?.values() ?? [])];

/** The workflow of this type. Throws `VALIDATION_ERROR`, which names those that exist. */
export function workflowOfType(type: string): Workflow {
  const workflow = shared.kvWorkflows?.get(type);
  if (workflow) return workflow;
  const known = registeredWorkflows().map((each) => each.type);
  throw invalid("type", `"${type}" is not a workflow type: use one of ${known.join(", ")}`);
}

/** How much waits with a run: see `Workflow.sizeOf`. */
export function sizeOfRun(type: string, input: unknown): number {
  const workflow = shared.kvWorkflows?.get(type);
  return workflow?.sizeOf?.(workflow.runInput.parse(input)) ?? 1;
}
