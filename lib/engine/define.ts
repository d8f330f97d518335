import { DBOS } from "@dbos-inc/dbos-sdk";

/** How often a step is tried, and how long it waits in between: 1 s, 2 s, 4 s, … */
export interface Retry {
  attempts: number;
}

/**
 * Runs one step of a workflow and keeps its result: when the process dies, the run goes on behind the last
 * step that finished. A step that was cut off runs again, so it must be idempotent.
 */
export type Step = <T>(name: string, work: () => Promise<T>, retry?: Retry) => Promise<T>;

/** A kind of background work. `input` and `output` are plain JSON; `accountId` says whose it is. */
export interface WorkflowDefinition<I extends WorkflowInput, O> {
  /** `CuratorWorkflow` */
  type: string;
  /** The task queue that its runs wait in. */
  queue: string;
  run: (step: Step, input: I) => Promise<O>;
}

export interface WorkflowInput {
  accountId: string;
}

/** A defined workflow, to be enqueued. */
export interface Workflow<I extends WorkflowInput, O> {
  definition: WorkflowDefinition<I, O>;
  registered: (input: I) => Promise<O>;
}

const step: Step = (name, work, retry) =>
  DBOS.runStep(work, { name, ...(retry && { retriesAllowed: true, maxAttempts: retry.attempts }) });

/** Must be called before the engine starts. */
export function defineWorkflow<I extends WorkflowInput, O>(
  definition: WorkflowDefinition<I, O>,
): Workflow<I, O> {
  const registered = DBOS.registerWorkflow((input: I) => definition.run(step, input), {
    name: definition.type,
  });
  return { definition, registered };
}

/**
 * Puts a run into its queue, in its account's partition, where it starts within some 50 ms.
 * The same `workflowId` is enqueued once, however many processes say so.
 */
export async function enqueue<I extends WorkflowInput, O>(
  workflow: Workflow<I, O>,
  workflowId: string,
  input: I,
): Promise<void> {
  await DBOS.startWorkflow(workflow.registered, {
    workflowID: workflowId,
    queueName: workflow.definition.queue,
    enqueueOptions: { queuePartitionKey: input.accountId },
  })(input);
}
