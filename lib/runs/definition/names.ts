/** The workers, in the order in which they are listed; each has a task queue of its name. */
export const WORKERS = ["curator", "janitor", "distiller", "surveyor"] as const;

export type WorkerName = (typeof WORKERS)[number];

/** What users read about the workers. */
export const WORKER_LABELS: Readonly<Record<WorkerName, { title: string; role: string }>> = {
  curator: { title: "Curator", role: "Turns inbox files into linked records" },
  janitor: { title: "Janitor", role: "Finds and fixes issues in the vault" },
  distiller: { title: "Distiller", role: "Extracts learnings with quotes" },
  surveyor: { title: "Surveyor", role: "Groups related records" },
};

/** Backups belong to no worker: they run while workers are stopped, in a separate queue. */
export type QueueName = WorkerName | "backups";
