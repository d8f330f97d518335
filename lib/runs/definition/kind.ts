import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Context, Tx } from "@/lib/db";

/** The workers, in the order in which they are listed; each has a task queue of its name. */
export const WORKERS = ["curator", "janitor", "distiller", "surveyor"] as const;

export type WorkerName = (typeof WORKERS)[number];

/** Backups are no worker's: they go on while workers are stopped, in a queue of their own. */
export type QueueName = WorkerName | "backups";

/** What a run works on, and the id under which it goes. */
export interface Prepared {
  workflowId: string;
  input: Record<string, unknown>;
}

/** A kind of workflow, as everyone may know it; what it does only worker processes need to load. */
export interface WorkflowKind {
  type: string;
  queue: QueueName;
  /** One line for people. */
  purpose: string;
  /** What someone who starts it may pass. */
  input: z.ZodObject;
  /** Each account has a schedule of it from the start, which can be paused and changed, and not be deleted. */
  schedule?: { id: string; cron: string };
  /** Makes the run's own input of it. A second start joins the run that goes on under the same id. */
  prepare: (ctx: Context, tx: Tx, input: Record<string, unknown>) => Promise<Prepared>;
}

/** Tells runs of different inputs apart in their ids. */
export const shortHash = (input: Record<string, unknown>): string =>
  createHash("sha256").update(JSON.stringify(input)).digest("hex").slice(0, 12);
