/** The workers, in the order in which they are listed. */
export const WORKERS = ["curator", "janitor", "distiller", "surveyor"] as const;

export type WorkerName = (typeof WORKERS)[number];

export const isWorker = (name: string): name is WorkerName => (WORKERS as readonly string[]).includes(name);

/** A kind of workflow, as everyone may know it; what it does only worker processes need to load. */
export interface WorkflowKind {
  type: string;
  /** The task queue, named after the worker that owns it. */
  queue: WorkerName;
}

export const CURATOR: WorkflowKind = { type: "CuratorWorkflow", queue: "curator" };

/** What can be started by name, through the API or by a schedule. */
export const WORKFLOW_KINDS: readonly WorkflowKind[] = [CURATOR];
