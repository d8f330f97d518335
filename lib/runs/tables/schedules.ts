import { sql } from "drizzle-orm";
import { boolean, index, integer, json, primaryKey, text } from "drizzle-orm/pg-core";
import { accountTable, createdAt, timestamptz } from "@/lib/db/tables";

/** What a schedule does when it is due while one of its runs is open: the tail of Temporal's names. */
export const OVERLAP_POLICIES = [
  "SKIP",
  "BUFFER_ONE",
  "BUFFER_ALL",
  "CANCEL_OTHER",
  "TERMINATE_OTHER",
  "ALLOW_ALL",
] as const;
export type OverlapPolicy = (typeof OVERLAP_POLICIES)[number];

/** Starts a workflow at fixed times. A built-in one is created by the service and cannot be deleted. */
export const schedules = accountTable(
  "schedules",
  {
    scheduleId: text("schedule_id").notNull(),
    isBuiltIn: boolean("is_built_in").notNull(),
    type: text("type").notNull(),
    input: json("input").$type<Record<string, unknown>>().notNull(),
    /** Five fields: minute, hour, day of the month, month, day of the week. */
    cron: text("cron").notNull(),
    /** IANA name, `Europe/Berlin`. */
    timeZone: text("time_zone").notNull(),
    overlap: text("overlap", { enum: OVERLAP_POLICIES }).notNull(),
    paused: boolean("paused").notNull().default(false),
    note: text("note"),
    createdAt: createdAt(),
    /** When it is due next, also while it is paused; null when it is never due again. */
    nextAt: timestamptz("next_at"),
    lastAt: timestamptz("last_at"),
    /** Why it could not start a run when it was last due. */
    failure: text("failure"),
    /** How often it started a run, and how often it skipped because one was open. */
    started: integer("started").notNull().default(0),
    skipped: integer("skipped").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.scheduleId] }),
    index("schedules_due").on(t.nextAt).where(sql`not paused`),
  ],
);
