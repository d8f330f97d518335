import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accountTable } from "@/lib/db/tables";

/** The tail of Temporal's `WORKFLOW_EXECUTION_STATUS_…`. A run that waits in its queue counts as running. */
export const RUN_STATUSES = [
  "RUNNING",
  "COMPLETED",
  "FAILED",
  "CANCELED",
  "TERMINATED",
  "CONTINUED_AS_NEW",
  "TIMED_OUT",
  "PAUSED",
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** What started a run: a user or the API, the inbox watcher, or a schedule. */
const RUN_TRIGGERS = ["manual", "watch", "schedule"] as const;
export type RunTrigger = (typeof RUN_TRIGGERS)[number];

/** A model that answers: how much it has written since when. */
export interface RunProgress {
  model: string;
  characters: number;
  /** ISO 8601 */
  since: string;
}

/**
 * Every execution of a workflow, as listed. The engine identifies a run by `runId`, and
 * stores its steps. `dispatched`: the engine has the run.
 */
export const workflowRuns = accountTable(
  "workflow_runs",
  {
    runId: uuid("run_id").primaryKey(),
    /** The same as text, stored for filters and their index, as `executionDuration` is. */
    runIdText: text("run_id_text").generatedAlwaysAs(sql`(run_id::text)`),
    workflowId: text("workflow_id").notNull(),
    type: text("type").notNull(),
    status: text("status", { enum: RUN_STATUSES }).notNull(),
    taskQueue: text("task_queue").notNull(),
    trigger: text("trigger", { enum: RUN_TRIGGERS }).notNull(),
    /** The schedule that made it. */
    scheduleId: text("schedule_id"),
    /** The run that started it; as text, for filters. */
    parentRunId: text("parent_run_id"),
    /** Runs of one partition of a queue execute one after the other, in the order in which they were started. */
    partitionKey: text("partition_key").notNull().default(""),
    input: json("input").$type<Record<string, unknown>>().notNull(),
    result: json("result").$type<unknown>(),
    failure: text("failure"),
    /** What a model is writing for it at the moment. */
    progress: json("progress").$type<RunProgress>(),
    historyLength: integer("history_length").notNull().default(1),
    dispatched: boolean("dispatched").notNull().default(false),
    startTime: timestamp("start_time", { withTimezone: true, precision: 3 }).notNull(),
    executionTime: timestamp("execution_time", { withTimezone: true, precision: 3 }),
    closeTime: timestamp("close_time", { withTimezone: true, precision: 3 }),
    /** Nanoseconds; stored, because an expression's index is not used under row-level security. */
    executionDuration: bigint("execution_duration", { mode: "bigint" }).generatedAlwaysAs(
      sql`((extract(epoch from (close_time - execution_time)) * 1000000000)::bigint)`,
    ),
    /** The history's length as filters have it: null while the run is open, as in Temporal. */
    closedHistoryLength: integer("closed_history_length").generatedAlwaysAs(
      sql`(case when close_time is not null then history_length end)`,
    ),
  },
  (t) => [
    uniqueIndex("workflow_runs_open").on(t.accountId, t.workflowId).where(sql`close_time is null`),
    index("workflow_runs_start").on(t.accountId, t.startTime.desc().nullsFirst(), t.runId),
    index("workflow_runs_status").on(t.accountId, t.status, t.startTime.desc().nullsFirst(), t.runId),
    index("workflow_runs_type").on(t.accountId, t.type, t.startTime.desc().nullsFirst(), t.runId),
    index("workflow_runs_id").on(t.accountId, t.workflowId, t.startTime.desc().nullsFirst()),
    index("workflow_runs_run_id").on(t.accountId, t.runIdText),
    /** Most runs are completed; users search for the others. */
    index("workflow_runs_not_completed")
      .on(t.accountId, t.startTime.desc().nullsFirst(), t.runId)
      .where(sql`status <> 'COMPLETED'`),
    index("workflow_runs_execution").on(t.accountId, t.executionTime.desc().nullsFirst(), t.runId),
    index("workflow_runs_close").on(t.accountId, t.closeTime.desc().nullsFirst(), t.runId),
    index("workflow_runs_queue").on(t.accountId, t.taskQueue, t.startTime.desc().nullsFirst(), t.runId),
    index("workflow_runs_history").on(
      t.accountId,
      t.closedHistoryLength.desc().nullsFirst(),
      t.startTime.desc().nullsFirst(),
      t.runId,
    ),
    index("workflow_runs_duration").on(t.accountId, t.executionDuration.desc().nullsFirst(), t.runId),
    index("workflow_runs_schedule")
      .on(t.accountId, t.scheduleId, t.startTime.desc().nullsFirst())
      .where(sql`schedule_id is not null`),
    index("workflow_runs_parent")
      .on(t.accountId, t.parentRunId, t.startTime.desc().nullsFirst(), t.runId)
      .where(sql`parent_run_id is not null`),
    index("workflow_runs_waiting").on(t.startTime).where(sql`close_time is null and not dispatched`),
  ],
);

/**
 * What happened in a run, in order: Temporal's history, one row an event. No foreign key: it would be looked up once an
 * event, and once more through all events for each run that is pruned. Deleting a run must delete its events.
 */
export const workflowEvents = accountTable(
  "workflow_events",
  {
    runId: uuid("run_id").notNull(),
    eventId: integer("event_id").notNull(),
    at: timestamp("at", { withTimezone: true, precision: 3 }).notNull(),
    /** The tail of Temporal's `EVENT_TYPE_…`. */
    type: text("type").notNull(),
    /** The step that it is about. */
    step: text("step"),
    attempt: integer("attempt"),
    detail: json("detail").$type<Record<string, unknown>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.runId, t.eventId] })],
);
