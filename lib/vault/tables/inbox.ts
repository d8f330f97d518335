import { sql } from "drizzle-orm";
import { index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable, timestamptz } from "@/lib/db/tables";
import type { InboxRecord } from "../inbox-shapes";

export const INBOX_STATES = ["waiting", "processing", "processed", "quarantined"] as const;
export type InboxState = (typeof INBOX_STATES)[number];

/** The state of each inbox file. `location` is its current path, relative to the vault. */
export const inboxFiles = accountTable(
  "inbox_files",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    filename: text("filename").notNull(),
    location: text("location").notNull(),
    state: text("state", { enum: INBOX_STATES }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    error: text("error"),
    workflowId: text("workflow_id"),
    records: jsonb("records").$type<InboxRecord[]>().notNull().default([]),
    receivedAt: timestamptz("received_at").notNull(),
    processedAt: timestamptz("processed_at"),
  },
  (t) => [
    index("inbox_files_account").on(t.accountId, t.receivedAt),
    uniqueIndex("inbox_files_location").on(t.accountId, t.location),
    index("inbox_files_due").on(t.accountId).where(sql`state = 'waiting' and workflow_id is null`),
  ],
);

export const INBOX_ACTIONS = ["created", "linked"] as const;
