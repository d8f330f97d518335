import {
  bigserial,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accountId, accountPolicy, createdAt, moment } from "./columns";

/**
 * Who did what to what; append-only for the application's role. The hashes before and after are SHA-256 of the
 * file, hex. When its transaction commits, the database gives each entry its place in the account's chain.
 */
export const auditEntries = pgTable(
  "audit_entries",
  {
    accountId: accountId(),
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: createdAt(),
    actorType: text("actor_type").notNull(),
    actorId: text("actor_id").notNull(),
    actorLabel: text("actor_label").notNull(),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    beforeHash: text("before_hash"),
    afterHash: text("after_hash"),
    detail: jsonb("detail").$type<Record<string, unknown>>().notNull(),
    /** 1, 2, 3, … in the order of commits; null until then. */
    seq: integer("seq"),
    /** SHA-256, hex, over the hash of the entry before and everything in this one: `kv_audit_hash`. */
    hash: text("hash"),
  },
  (t) => [
    accountPolicy(),
    index("audit_entries_account").on(t.accountId, t.id),
    uniqueIndex("audit_entries_chain").on(t.accountId, t.seq),
  ],
);

/** The last entry of each account's chain, so that one cut off at the end is missed, too. */
export const auditHeads = pgTable(
  "audit_heads",
  {
    accountId: accountId().primaryKey(),
    seq: integer("seq").notNull(),
    hash: text("hash").notNull(),
  },
  () => [accountPolicy()],
);

export type InboxState = "waiting" | "processing" | "processed" | "quarantined";

/** What became of each file that was in the inbox. `location` is where it lies now, from the vault's root. */
export const inboxFiles = pgTable(
  "inbox_files",
  {
    accountId: accountId(),
    id: uuid("id").primaryKey().defaultRandom(),
    filename: text("filename").notNull(),
    location: text("location").notNull(),
    state: text("state").$type<InboxState>().notNull(),
    attempts: integer("attempts").notNull().default(0),
    error: text("error"),
    workflowId: text("workflow_id"),
    records: jsonb("records").$type<InboxRecord[]>().notNull().default([]),
    receivedAt: moment("received_at").notNull(),
    processedAt: moment("processed_at"),
  },
  (t) => [
    accountPolicy(),
    index("inbox_files_account").on(t.accountId, t.receivedAt),
    uniqueIndex("inbox_files_location").on(t.accountId, t.location),
  ],
);

/** A record that an inbox file became, or that it added to. */
export interface InboxRecord {
  path: string;
  action: "created" | "linked";
}

/** Replies kept for 24 h under the client's `Idempotency-Key`; `status` is null while the first call runs. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    accountId: accountId(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status"),
    headers: jsonb("headers").$type<Record<string, string>>(),
    body: text("body"),
    createdAt: createdAt(),
  },
  (t) => [accountPolicy(), primaryKey({ columns: [t.accountId, t.key] })],
);
