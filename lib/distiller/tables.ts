import { boolean, doublePrecision, index, integer, json, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountTable, createdAt, timestamptz } from "@/lib/db/tables";

/** What of a source tells that it is worth reading, by the kind of learning that it hints at. */
export interface Signal {
  kind: string;
  /** Sentences that bear such words. */
  count: number;
  /** The words themselves, a few. */
  words: string[];
}

/** What of each source was distilled last; a source that still says the same is not read again. */
export const distillerSources = accountTable(
  "distiller_sources",
  {
    path: text("path").notNull(),
    /** Of the whole file, as the index has it. */
    fileHash: text("file_hash").notNull(),
    /** Of what learnings are read from: the file may change without it. */
    bodyHash: text("body_hash").notNull(),
    distilledAt: timestamptz("distilled_at").notNull(),
    learnings: integer("learnings").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path] })],
);

/** What the latest look found worth reading. */
export const distillerCandidates = accountTable(
  "distiller_candidates",
  {
    /** From the best on. */
    position: integer("position").notNull(),
    path: text("path").notNull(),
    score: doublePrecision("score").notNull(),
    signals: json("signals").$type<Signal[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.position] })],
);

/** Which engine read how many sources of a run. */
export interface RunEngines {
  model: number;
  local: number;
  /** Why it was not a model, where it was not. */
  reason?: string;
}

/** One run over the changed sources; a scan looks only. The last 1,000 are kept. */
export const distillerRuns = accountTable(
  "distiller_runs",
  {
    distillId: uuid("distill_id").primaryKey(),
    isScan: boolean("is_scan").notNull(),
    /** Path of the project's record, when it was about one only. */
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

/** What a learning may be: each is a record type of its own. */
export const LEARNING_KINDS = ["decision", "assumption", "constraint", "contradiction", "synthesis"] as const;

/** Learnings that somebody has rejected, by their evidence: they do not come back. */
export const distillerRejections = accountTable(
  "distiller_rejections",
  {
    rejectionId: uuid("rejection_id").primaryKey(),
    kind: text("kind", { enum: LEARNING_KINDS }).notNull(),
    name: text("name").notNull(),
    evidence: json("evidence").$type<string[]>().notNull(),
    /** The record's text, so that the rejection can be taken back. */
    record: text("record").notNull(),
    path: text("path").notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("distiller_rejections_kind").on(t.accountId, t.kind)],
);

/** What sources say of a subject in figures, dates or by yes and no: what may contradict what another says. */
export const distillerClaims = accountTable(
  "distiller_claims",
  {
    path: text("path").notNull(),
    ordinal: integer("ordinal").notNull(),
    /** The subject's words and what is measured; claims of the same key can be compared. */
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
