import {
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import { accountId, accountPolicy, moment } from "./columns";

/**
 * What the parts of records mean, as numbers. Only vectors of the same engine and model can be compared; a record
 * of up to 250 words is one part. All of a record's parts are of one model.
 */
export const embeddings = pgTable(
  "embeddings",
  {
    accountId: accountId(),
    path: text("path").notNull(),
    /** From 0. */
    part: smallint("part").notNull(),
    /** `local`, `ngrams` or `router`. */
    engine: text("engine").notNull(),
    model: text("model").notNull(),
    /** Of length 1. */
    vector: real("vector").array().notNull(),
  },
  (t) => [accountPolicy(), primaryKey({ columns: [t.accountId, t.path, t.part] })],
);

/** A record as the Surveyor last saw it, and where it placed it. */
export const surveyedRecords = pgTable(
  "surveyed_records",
  {
    accountId: accountId(),
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
    accountPolicy(),
    primaryKey({ columns: [t.accountId, t.path] }),
    index("surveyed_records_cluster").on(t.accountId, t.clusterId),
  ],
);

/** Groups of records that belong together; an id stays with a group from one survey to the next. */
export const clusters = pgTable(
  "clusters",
  {
    accountId: accountId(),
    clusterId: uuid("cluster_id").primaryKey(),
    label: text("label").notNull(),
    /** `local`, `model`, or `user` for a label that the user gave, which stays. */
    labelledBy: text("labelled_by").$type<"local" | "model" | "user">().notNull(),
    /** Words that its records have more often than others, best first. */
    terms: json("terms").$type<string[]>().notNull(),
    size: integer("size").notNull(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [accountPolicy(), index("clusters_account").on(t.accountId, t.size)],
);

export type ProposalKind = "related" | "tag";
/** `removed`: it was written and the user took it out, or turned it down; it is never proposed again. */
export type ProposalState = "proposed" | "written" | "removed";

/** What the Surveyor would add to a record: a link to another record, or a tag. */
export const proposals = pgTable(
  "surveyor_proposals",
  {
    accountId: accountId(),
    path: text("path").notNull(),
    kind: text("kind").$type<ProposalKind>().notNull(),
    /** The path of the other record, or the tag. */
    value: text("value").notNull(),
    /** From 0 to 1. */
    confidence: real("confidence").notNull(),
    state: text("state").$type<ProposalState>().notNull(),
  },
  (t) => [accountPolicy(), primaryKey({ columns: [t.accountId, t.path, t.kind, t.value] })],
);

/** Runs of the Surveyor that came to their end; the last 1,000 are kept. */
export const surveys = pgTable(
  "surveys",
  {
    accountId: accountId(),
    surveyId: uuid("survey_id").primaryKey(),
    startedAt: moment("started_at").notNull(),
    finishedAt: moment("finished_at").notNull(),
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
  (t) => [accountPolicy(), index("surveys_time").on(t.accountId, t.finishedAt)],
);

/** What the account wants of its Surveyor, and the version of its vectors. */
export const surveyorState = pgTable(
  "surveyor_state",
  {
    accountId: accountId().primaryKey(),
    /** Whether clusters, tags and relations are written into the files, or only proposed. */
    write: boolean("write").notNull().default(true),
    /** Grows whenever vectors change: whoever holds them in memory reads them anew. */
    version: integer("version").notNull().default(0),
  },
  () => [accountPolicy()],
);
