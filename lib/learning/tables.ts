import { sql } from "drizzle-orm";
import { boolean, doublePrecision, index, integer, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountSettings, accountTable, timestamptz } from "@/lib/db/tables";

/** Whether learning is on; the default without a row. Observing locks the row, so that disabling waits for it. */
export const learningSettings = accountSettings("learning_settings", {
  enabled: boolean("enabled").notNull().default(true),
  reflectedAt: timestamptz("reflected_at"),
});

/** What a decision is about: the directory or the project of a file's record. */
export const ROUTE_KINDS = ["directory", "project"] as const;
export type RouteKind = (typeof ROUTE_KINDS)[number];

export const DECIDERS = ["local", "model", "instinct", "user"] as const;
export type DecidedBy = (typeof DECIDERS)[number];

/** `unchanged`: not corrected; otherwise how the user corrected it. */
export const ROUTE_OUTCOMES = ["unchanged", "moved", "retyped", "edited", "rerouted", "deleted"] as const;
export type RouteOutcome = (typeof ROUTE_OUTCOMES)[number];

/** Routing decisions, one per inbox file and destination. */
export const learningObservations = accountTable(
  "learning_observations",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    /** Id of the inbox file's row; for a record that no inbox file became, `record:<path>`. */
    input: text("input").notNull(),
    filename: text("filename").notNull(),
    kind: text("kind", { enum: ROUTE_KINDS }).notNull(),
    /** `account`, `account/invoices`; of a project its path, `project/Apollo.md`. */
    destination: text("destination").notNull(),
    /** Features of the file, as in patterns: `name:invoice`. */
    features: text("features").array().notNull(),
    decidedBy: text("decided_by", { enum: DECIDERS }).notNull(),
    instinctId: uuid("instinct_id"),
    /** The current path of the file's record; null when it is deleted. */
    recordPath: text("record_path"),
    outcome: text("outcome", { enum: ROUTE_OUTCOMES }).notNull().default("unchanged"),
    /** When the file was first routed; the time limit for corrections starts here. */
    decidedAt: timestamptz("decided_at").notNull(),
    observedAt: timestamptz("observed_at").notNull(),
    correctedAt: timestamptz("corrected_at"),
    processedAt: timestamptz("processed_at"),
  },
  (t) => [
    uniqueIndex("learning_observations_distinct").on(t.accountId, t.input, t.kind, t.destination),
    /** An input counts once: for its latest destination, or as deleted. */
    uniqueIndex("learning_observations_voice")
      .on(t.accountId, t.input, t.kind)
      .where(sql`outcome in ('unchanged', 'deleted')`),
    index("learning_observations_time").on(t.accountId, t.observedAt.desc(), t.id),
    index("learning_observations_record").on(t.accountId, t.recordPath),
    index("learning_observations_instinct").on(t.accountId, t.instinctId),
  ],
);

export const INSTINCT_STATES = ["proposed", "active", "retired"] as const;
export type InstinctState = (typeof INSTINCT_STATES)[number];

export const RETIRED_BY = ["user", "reflection"] as const;

/** Learned routing patterns: files of `pattern` go to `destination`. */
export const learningInstincts = accountTable(
  "learning_instincts",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind", { enum: ROUTE_KINDS }).notNull(),
    /** One feature: `name:invoice` */
    pattern: text("pattern").notNull(),
    destination: text("destination").notNull(),
    state: text("state", { enum: INSTINCT_STATES }).notNull(),
    /** Observations of the pattern that agree, and all; as of the last learning run. */
    agreeing: integer("agreeing").notNull(),
    observed: integer("observed").notNull(),
    /** The share at which the user accepted it; null if not accepted. */
    acceptedShare: doublePrecision("accepted_share"),
    /** A rule that the user retired stays retired. */
    retiredBy: text("retired_by", { enum: RETIRED_BY }),
    formedAt: timestamptz("formed_at").notNull(),
    changedAt: timestamptz("changed_at").notNull(),
  },
  (t) => [
    uniqueIndex("learning_instincts_distinct").on(t.accountId, t.kind, t.pattern, t.destination),
    index("learning_instincts_state").on(t.accountId, t.state),
  ],
);
