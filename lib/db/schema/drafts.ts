import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountId, accountPolicy, moment } from "./columns";

export type DraftKind = "fill" | "merge";

export type DraftState = "open" | "accepted" | "discarded";

/** Who wrote a draft; `reason`: why it was not a model. */
export type DraftedBy =
  | { engine: "model"; provider: string; model: string }
  | { engine: "local"; reason: string };

/** The other record of a merge, which goes when the draft is accepted. */
export interface Merged {
  path: string;
  /** SHA-256, hex, of the text that the draft was made of. */
  hash: string;
}

/** Text that the Janitor proposes for an issue; nothing of it is in the vault before the user accepts it. */
export const janitorDrafts = pgTable(
  "janitor_drafts",
  {
    accountId: accountId(),
    id: uuid("id").primaryKey(),
    issueId: text("issue_id").notNull(),
    kind: text("kind").$type<DraftKind>().notNull(),
    /** The record that the draft is of. */
    path: text("path").notNull(),
    /** SHA-256, hex, of the text that it was made of. */
    hash: text("hash").notNull(),
    other: jsonb("other").$type<Merged>(),
    before: text("before").notNull(),
    after: text("after").notNull(),
    /** Lines and values of the two records that the text does not have. */
    leftOut: text("left_out").array().notNull(),
    by: jsonb("by").$type<DraftedBy>().notNull(),
    state: text("state").$type<DraftState>().notNull(),
    madeAt: moment("made_at").notNull(),
    settledAt: moment("settled_at"),
  },
  (t) => [
    accountPolicy(),
    uniqueIndex("janitor_drafts_open").on(t.accountId, t.issueId).where(sql`state = 'open'`),
    index("janitor_drafts_time").on(t.accountId, t.madeAt.desc(), t.id),
  ],
);
