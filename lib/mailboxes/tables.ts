import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountTable, createdAt, sealedColumns, timestamptz } from "@/lib/db/tables";

/** `none` is for servers on this machine or network only. */
export const SECURITIES = ["tls", "starttls", "none"] as const;

/** What happens on the server to a message that is in the inbox of the vault. */
export const AFTER = ["leave", "mark_seen", "move"] as const;

/** Folders of mail servers whose messages come to the inbox. */
export const mailboxes = accountTable(
  "mailboxes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    host: text("host").notNull(),
    port: integer("port").notNull(),
    security: text("security", { enum: SECURITIES }).notNull(),
    username: text("username").notNull(),
    /** The password, sealed as credentials are. */
    ...sealedColumns(),
    folder: text("folder").notNull(),
    after: text("after", { enum: AFTER }).notNull(),
    moveTo: text("move_to"),
    everyMinutes: integer("every_minutes").notNull(),
    includeExisting: boolean("include_existing").notNull(),
    enabled: boolean("enabled").notNull().default(true),
    /** Of the folder; null before the first pull. UIDs are comparable while it is the same. */
    uidValidity: text("uid_validity"),
    /** All messages up to this UID are done. */
    lastUid: bigint("last_uid", { mode: "number" }).notNull().default(0),
    /** Up to this UID, only messages that arrived since the mailbox was created are to come: the server has numbered all again. */
    oldUntil: bigint("old_until", { mode: "number" }).notNull().default(0),
    /** The message that the server could not deliver, and how many pulls in a row ended with it. */
    stuckUid: bigint("stuck_uid", { mode: "number" }),
    tries: integer("tries").notNull().default(0),
    pulled: integer("pulled").notNull().default(0),
    /** Messages that are too large for the inbox, or that the server could not deliver. */
    skipped: integer("skipped").notNull().default(0),
    /** The next pull, or when one that was begun counts as interrupted. */
    dueAt: timestamptz("due_at").notNull().defaultNow(),
    /** Until then a process pulls it. */
    leasedUntil: timestamptz("leased_until"),
    /** Since the last pull that succeeded. */
    failures: integer("failures").notNull().default(0),
    error: text("error"),
    lastPullAt: timestamptz("last_pull_at"),
    createdAt: createdAt(),
  },
  (t) => [index("mailboxes_account").on(t.accountId), index("mailboxes_due").on(t.dueAt).where(sql`enabled`)],
);

/** The messages that came to the inbox, so that none comes twice. */
export const mailboxMessages = accountTable(
  "mailbox_messages",
  {
    /** SHA-256 of the Message-ID, or of the message without one. */
    key: text("key").notNull(),
    mailboxId: uuid("mailbox_id")
      .notNull()
      .references(() => mailboxes.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] }), index("mailbox_messages_mailbox").on(t.mailboxId)],
);
