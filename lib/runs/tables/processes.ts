import { boolean, integer, pgSchema, primaryKey, text } from "drizzle-orm/pg-core";
import { accountTable, timestamptz } from "@/lib/db/tables";

/** What belongs to the installation and to no account: the application's role has no right here. */
export const engine = pgSchema("engine");

/** Worker processes and their last heartbeats. */
export const processes = engine.table("processes", {
  executorId: text("executor_id").primaryKey(),
  host: text("host").notNull(),
  pid: integer("pid").notNull(),
  startedAt: timestamptz("started_at").notNull().defaultNow(),
  heartbeatAt: timestamptz("heartbeat_at").notNull().defaultNow(),
  stopped: boolean("stopped").notNull().default(false),
});

export const DESIRED_STATES = ["running", "stopped"] as const;
export type DesiredState = (typeof DESIRED_STATES)[number];

/** The desired state of each worker. A worker without a row runs. */
export const workerStates = accountTable(
  "worker_states",
  {
    worker: text("worker").notNull(),
    desired: text("desired", { enum: DESIRED_STATES }).notNull(),
    changedAt: timestamptz("changed_at").notNull(),
    /** Counts restarts: a process that sees a higher one stops its runs and resumes them. */
    generation: integer("generation").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.worker] })],
);
