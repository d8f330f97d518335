import { boolean, index, jsonb, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { accountSettings, accountTable, createdAt, timestamptz } from "@/lib/db/tables";
import { ENTITY_TYPES, type PlannedEntity } from "./plan";
import type { ProposedLink } from "./proposals/shapes";
import type { Acceptance, AddedFields } from "./undo/writes";

export const REVIEWS = ["unsure", "all", "off"] as const;
export type Review = (typeof REVIEWS)[number];

export const curatorSettings = accountSettings("curator_settings", {
  review: text("review", { enum: REVIEWS }).notNull().default("unsure"),
});

export const PROPOSAL_STATES = ["proposed", "accepted", "discarded"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** Findings that wait for review. Discarded ones are kept: they are not proposed again. */
export const curatorProposals = accountTable(
  "curator_proposals",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    inboxId: uuid("inbox_id").notNull(),
    filename: text("filename").notNull(),
    /** The note of the file. */
    note: text("note").notNull(),
    /** The key in the plan, by which links between two proposals refer to it. */
    key: text("key").notNull(),
    type: text("type", { enum: ENTITY_TYPES }).notNull(),
    name: text("name").notNull(),
    /** The name in the form used for comparison. */
    nameKey: text("name_key").notNull(),
    confidence: real("confidence").notNull(),
    entity: jsonb("entity").$type<PlannedEntity>().notNull(),
    links: jsonb("links").$type<ProposedLink[]>().notNull(),
    state: text("state", { enum: PROPOSAL_STATES }).notNull().default("proposed"),
    /** The record: of a decision that is a draft, or of an accepted proposal. */
    path: text("path"),
    /** What accepting it wrote; missing of earlier versions. */
    acceptance: jsonb("acceptance").$type<Acceptance>(),
    createdAt: createdAt(),
    settledAt: timestamptz("settled_at"),
  },
  (t) => [
    index("curator_proposals_state").on(t.accountId, t.state, t.createdAt),
    index("curator_proposals_file").on(t.accountId, t.inboxId),
    index("curator_proposals_name").on(t.accountId, t.type, t.nameKey),
  ],
);

/** What a file wrote, so that it can be undone. */
export const curatorWrites = accountTable(
  "curator_writes",
  {
    inboxId: uuid("inbox_id").notNull(),
    path: text("path").notNull(),
    isCreated: boolean("is_created").notNull(),
    /** The hash of the text before, of a record that existed; missing of earlier versions. */
    before: text("before"),
    /** Hash of the text that was written. */
    hash: text("hash").notNull(),
    /** What was added to a record that existed. */
    added: jsonb("added").$type<AddedFields>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.inboxId, t.path] })],
);
