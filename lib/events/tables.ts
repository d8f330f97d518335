import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  customType,
  index,
  integer,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accountTable, createdAt, sealedColumns, timestamptz } from "@/lib/db/tables";

const xid8 = customType<{ data: string }>({ dataType: () => "xid8" });

/**
 * The latest events of an account, as the text that is sent. Transactions may commit in a different order than that of
 * `position`: readers go by the transaction first, and read none while an older one is open.
 */
export const events = accountTable(
  "events",
  {
    transaction: xid8("transaction").notNull().default(sql`pg_current_xact_id()`),
    position: bigserial("position", { mode: "number" }).notNull(),
    type: text("type").notNull(),
    body: text("body").notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.transaction, t.position] })],
);

/** Addresses that events are sent to. */
export const webhooks = accountTable(
  "webhooks",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    url: text("url").notNull(),
    description: text("description").notNull().default(""),
    /** Null: of all types. */
    types: text("types").array(),
    enabled: boolean("enabled").notNull().default(true),
    /** Why the service disabled it. */
    disabledReason: text("disabled_reason"),
    /** The secret that signs, sealed as credentials are. */
    ...sealedColumns(),
    createdAt: createdAt(),
  },
  (t) => [index("webhooks_account").on(t.accountId)],
);

/** `failed`: given up after the last attempt, and kept to be replayed. */
export const DELIVERY_STATES = ["pending", "delivered", "failed"] as const;

/** One event for one webhook. */
export const webhookDeliveries = accountTable(
  "webhook_deliveries",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    webhookId: uuid("webhook_id")
      .notNull()
      .references(() => webhooks.id, { onDelete: "cascade" }),
    /** The id of the event, which receivers know repetitions by. */
    eventId: uuid("event_id").notNull(),
    type: text("type").notNull(),
    body: text("body").notNull(),
    state: text("state", { enum: DELIVERY_STATES }).notNull().default("pending"),
    attempts: integer("attempts").notNull().default(0),
    /** When a pending delivery is attempted next, or an attempt in progress counts as interrupted. */
    dueAt: timestamptz("due_at").notNull().defaultNow(),
    /** HTTP status of the last attempt; null without a response. */
    status: integer("status"),
    error: text("error"),
    lastAttemptAt: timestamptz("last_attempt_at"),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex("webhook_deliveries_event").on(t.webhookId, t.eventId),
    index("webhook_deliveries_due").on(t.dueAt).where(sql`state = 'pending'`),
    index("webhook_deliveries_time").on(t.accountId, t.webhookId, t.createdAt.desc(), t.id),
  ],
);
