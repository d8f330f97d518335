import { index, integer, json, primaryKey, real, text, uuid } from "drizzle-orm/pg-core";
import { accountTable, timestamptz } from "@/lib/db/tables";

/** A record as the Surveyor last saw it, and where it placed it. */
export const surveyedRecords = accountTable(
  "surveyed_records",
  {
    path: text("path").notNull(),
    /** Of the file (`vault_files.hash`), and of what of it is embedded. */
    fileHash: text("file_hash").notNull(),
    textHash: text("text_hash").notNull(),
    engine: text("engine").notNull(),
    model: text("model").notNull(),
    /** Null: it belongs to no cluster. */
    clusterId: uuid("cluster_id"),
    /** Its place on the map, both from 0 to 1; null before the first map. */
    x: real("x"),
    y: real("y"),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.path] }),
    index("surveyed_records_cluster").on(t.accountId, t.clusterId),
  ],
);

export const LABELLED_BY = ["local", "model", "user"] as const;

/** Groups of records that belong together; an id stays with a group from one survey to the next. */
export const clusters = accountTable(
  "clusters",
  {
    clusterId: uuid("cluster_id").primaryKey(),
    label: text("label").notNull(),
    /** `local`, `model`, or `user` for a label that the user gave, which stays. */
    labelledBy: text("labelled_by", { enum: LABELLED_BY }).notNull(),
    /** Words that its records have more often than others, best first. */
    terms: json("terms").$type<string[]>().notNull(),
    size: integer("size").notNull(),
    createdAt: timestamptz("created_at").notNull(),
  },
  (t) => [index("clusters_account").on(t.accountId, t.size)],
);

export const PROPOSAL_KINDS = ["related", "tag"] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];
/** `removed`: it was written and the user took it out, or turned it down; it is never proposed again. */
export const PROPOSAL_STATES = ["proposed", "written", "removed"] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];

/** What the Surveyor would add to a record: a link to another record, or a tag. */
export const proposals = accountTable(
  "surveyor_proposals",
  {
    path: text("path").notNull(),
    kind: text("kind", { enum: PROPOSAL_KINDS }).notNull(),
    /** The path of the other record, or the tag. */
    value: text("value").notNull(),
    /** From 0 to 1. */
    confidence: real("confidence").notNull(),
    state: text("state", { enum: PROPOSAL_STATES }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path, t.kind, t.value] })],
);

/** Runs of the Surveyor that came to their end; the last 1,000 are kept. */
export const surveys = accountTable(
  "surveys",
  {
    surveyId: uuid("survey_id").primaryKey(),
    startedAt: timestamptz("started_at").notNull(),
    finishedAt: timestamptz("finished_at").notNull(),
    /** What the survey was of: an unchanged vault is not clustered again. */
    fingerprint: text("fingerprint").notNull(),
    records: integer("records").notNull(),
    embedded: integer("embedded").notNull(),
    clusters: integer("clusters").notNull(),
    labelled: integer("labelled").notNull(),
    relations: integer("relations").notNull(),
    tags: integer("tags").notNull(),
    /** Files that were changed. */
    written: integer("written").notNull(),
    /** For people: why another engine was used than the one that is set; null when all went as set. */
    note: text("note"),
  },
  (t) => [index("surveys_time").on(t.accountId, t.finishedAt)],
);
