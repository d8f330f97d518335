import { index, integer, json, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { accountTable, timestamptz } from "@/lib/db/tables";

/** The state of a record in the last run of the Surveyor, and its position. */
export const surveyedRecords = accountTable(
  "surveyed_records",
  {
    path: text("path").notNull(),
    /** Hash of the file (`vault_files.hash`), and of its embedded text. */
    fileHash: text("file_hash").notNull(),
    textHash: text("text_hash").notNull(),
    engine: text("engine").notNull(),
    model: text("model").notNull(),
    /** Null: it belongs to no cluster. */
    clusterId: uuid("cluster_id"),
    /** Position on the map, both from 0 to 1; null before the first map. */
    x: real("x"),
    y: real("y"),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.path] }),
    index("surveyed_records_cluster").on(t.accountId, t.clusterId),
  ],
);

export const LABELLED_BY = ["local", "model", "user"] as const;

/** Groups of related records; a group keeps its id from one run to the next. */
export const clusters = accountTable(
  "clusters",
  {
    clusterId: uuid("cluster_id").primaryKey(),
    label: text("label").notNull(),
    /** `user`: set by the user, never replaced. */
    labelledBy: text("labelled_by", { enum: LABELLED_BY }).notNull(),
    /** Words that are more frequent in its records than elsewhere, best first. */
    terms: json("terms").$type<string[]>().notNull(),
    size: integer("size").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [index("clusters_account").on(t.accountId, t.size)],
);

export const PROPOSAL_KINDS = ["related", "tag"] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
/**
 * `accepted`: added to the record by the user; `removed`: rejected, or removed from the record by the user. Neither is
 * proposed again, also when the user removes what was accepted.
 */
export const PROPOSAL_STATES = ["proposed", "written", "accepted", "removed"] as const;

/** A link or tag that the Surveyor suggests for a record. */
export const proposals = accountTable(
  "surveyor_proposals",
  {
    path: text("path").notNull(),
    kind: text("kind", { enum: PROPOSAL_KINDS }).notNull(),
    /** The path of the other record, or the tag. */
    value: text("value").notNull(),
    /** From 0 to 1. */
    confidence: real("confidence").notNull(),
    /** Why it is proposed, as a sentence; null for those of earlier versions. */
    reason: text("reason"),
    state: text("state", { enum: PROPOSAL_STATES }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path, t.kind, t.value] })],
);

/** Finished runs of the Surveyor; the last 1,000 are kept. */
export const surveys = accountTable(
  "surveys",
  {
    surveyId: uuid("survey_id").primaryKey(),
    startedAt: timestamptz("started_at").notNull(),
    finishedAt: timestamptz("finished_at").notNull(),
    /** Hash of the run's input: an unchanged vault is not clustered again. */
    fingerprint: text("fingerprint").notNull(),
    records: integer("records").notNull(),
    embedded: integer("embedded").notNull(),
    clusters: integer("clusters").notNull(),
    labelled: integer("labelled").notNull(),
    relations: integer("relations").notNull(),
    tags: integer("tags").notNull(),
    /** Files that were changed. */
    written: integer("written").notNull(),
    /** Why a configured model was not used; null when all were. */
    note: text("note"),
  },
  (t) => [index("surveys_time").on(t.accountId, t.finishedAt)],
);
