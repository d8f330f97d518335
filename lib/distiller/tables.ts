import { boolean, doublePrecision, index, integer, json, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountTable, createdAt, timestamptz } from "@/lib/db/tables";
import type { RunEngines, Signal } from "./shapes";

/** The state of each source at its last distillation; an unchanged one is not read again. */
export const distillerSources = accountTable(
  "distiller_sources",
  {
    path: text("path").notNull(),
    /** Hash of the whole file, as in the index. */
    fileHash: text("file_hash").notNull(),
    /** Without the frontmatter, which may change alone. */
    bodyHash: text("body_hash").notNull(),
    distilledAt: timestamptz("distilled_at").notNull(),
    learnings: integer("learnings").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path] })],
);

/** The best candidates of the latest scan or run. */
export const distillerCandidates = accountTable(
  "distiller_candidates",
  {
    /** In the order in which they were found. */
    position: integer("position").notNull(),
    path: text("path").notNull(),
    score: doublePrecision("score").notNull(),
    signals: json("signals").$type<Signal[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.position] })],
);

/** Scans and runs; the last 1,000 are kept. */
export const distillerRuns = accountTable(
  "distiller_runs",
  {
    distillId: uuid("distill_id").primaryKey(),
    isScan: boolean("is_scan").notNull(),
    /** Path of the project's record, if the run was limited to one. */
    project: text("project"),
    startedAt: timestamptz("started_at").notNull(),
    finishedAt: timestamptz("finished_at"),
    recordsScanned: integer("records_scanned").notNull(),
    candidates: integer("candidates").notNull(),
    extracted: integer("extracted").notNull().default(0),
    created: json("created").$type<string[]>().notNull().default([]),
    engines: json("engines").$type<RunEngines>().notNull(),
  },
  (t) => [index("distiller_runs_time").on(t.accountId, t.finishedAt)],
);

/** Kinds of learnings; each is a record type. */
export const LEARNING_KINDS = ["decision", "assumption", "constraint", "contradiction", "synthesis"] as const;

/** Rejected learnings, which are not extracted again. */
export const distillerRejections = accountTable(
  "distiller_rejections",
  {
    rejectionId: uuid("rejection_id").primaryKey(),
    kind: text("kind", { enum: LEARNING_KINDS }).notNull(),
    name: text("name").notNull(),
    evidence: json("evidence").$type<string[]>().notNull(),
    /** The record's text, so that the rejection can be reverted. */
    record: text("record").notNull(),
    path: text("path").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("distiller_rejections_kind").on(t.accountId, t.kind)],
);

/** Comparable statements of sources: figures, dates, yes or no. Used to find contradictions. */
export const distillerClaims = accountTable(
  "distiller_claims",
  {
    path: text("path").notNull(),
    ordinal: integer("ordinal").notNull(),
    /** The subject's words and the unit; claims with the same key are comparable. */
    key: text("key").notNull(),
    value: text("value").notNull(),
    quote: text("quote").notNull(),
    /** The run that read it. */
    distillId: uuid("distill_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.path, t.ordinal] }),
    index("distiller_claims_key").on(t.accountId, t.key),
  ],
);
