import { sql } from "drizzle-orm";
import { bigserial, index, integer, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import { ACTOR_TYPES, accountSettings, accountTable, createdAt } from "@/lib/db/tables";

/**
 * The audit log; append-only for the application's role. The hashes before and after are SHA-256 of the
 * file, hex. When its transaction commits, the database assigns each entry its position in the account's chain.
 */
export const auditEntries = accountTable(
  "audit_entries",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    at: createdAt(),
    actorType: text("actor_type", { enum: ACTOR_TYPES }).notNull(),
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
    /** The run of the Janitor that it is of; stored, because an expression's index is not used under row-level security. */
    sweep: text("sweep").generatedAlwaysAs(sql`(detail ->> 'sweep')`),
    /** The position of the fix, merge or move that it reverts. */
    reverts: integer("reverts").generatedAlwaysAs(
      sql`(case when action = 'janitor.revert' and jsonb_typeof(detail -> 'entry') = 'number' then (detail -> 'entry')::int end)`,
    ),
  },
  (t) => [
    index("audit_entries_account").on(t.accountId, t.id),
    uniqueIndex("audit_entries_chain").on(t.accountId, t.seq),
    index("audit_entries_subject").on(t.accountId, t.subject, t.seq),
    index("audit_entries_sweep").on(t.accountId, t.sweep, t.action, t.seq).where(sql`sweep is not null`),
    index("audit_entries_reverts").on(t.accountId, t.reverts).where(sql`reverts is not null`),
  ],
);

/** The last entry of each account's chain, to detect entries that are missing at the end. */
export const auditHeads = accountSettings("audit_heads", {
  seq: integer("seq").notNull(),
  hash: text("hash").notNull(),
});
