import { sql } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { accountId, accountPolicy, moment } from "./columns";

/** Whether the account learns; without a row, it does. Whoever observes holds the row, so that disabling waits for it. */
export const learningSettings = pgTable(
  "learning_settings",
  {
    accountId: accountId().primaryKey(),
    enabled: boolean("enabled").notNull().default(true),
    reflectedAt: moment("reflected_at"),
  },
  () => [accountPolicy()],
);

/** What a decision is about: the directory in which the record of a file lies, or the project that it belongs to. */
export type RouteKind = "directory" | "project";

export type DecidedBy = "local" | "model" | "instinct" | "user";

/** `standing`: it holds; anything else is what the user did about it. */
export type Outcome = "standing" | "moved" | "retyped" | "edited" | "rerouted" | "deleted";

/** Where an inbox file was routed, once for each destination that was chosen for it. */
export const learningObservations = pgTable(
  "learning_observations",
  {
    accountId: accountId(),
    id: uuid("id").primaryKey().defaultRandom(),
    /** Id of the inbox file's row; for a record that no inbox file became, `record:<path>`. */
    input: text("input").notNull(),
    filename: text("filename").notNull(),
    kind: text("kind").$type<RouteKind>().notNull(),
    /** `account`, `account/invoices`; of a project its path, `project/Apollo.md`. */
    destination: text("destination").notNull(),
    /** What is known of the file, as patterns name it: `name:invoice`. */
    features: text("features").array().notNull(),
    decidedBy: text("decided_by").$type<DecidedBy>().notNull(),
    instinctId: uuid("instinct_id"),
    /** The record that the file became, where it lies now; null when it is gone. */
    recordPath: text("record_path"),
    outcome: text("outcome").$type<Outcome>().notNull().default("standing"),
    /** When the file was first routed: the days for a correction count from here. */
    decidedAt: moment("decided_at").notNull(),
    observedAt: moment("observed_at").notNull(),
    correctedAt: moment("corrected_at"),
    processedAt: moment("processed_at"),
  },
  (t) => [
    accountPolicy(),
    uniqueIndex("learning_observations_distinct").on(t.accountId, t.input, t.kind, t.destination),
    /** An input has one voice: where it was routed last, or that its record was deleted. */
    uniqueIndex("learning_observations_voice")
      .on(t.accountId, t.input, t.kind)
      .where(sql`outcome in ('standing', 'deleted')`),
    index("learning_observations_time").on(t.accountId, t.observedAt.desc(), t.id),
    index("learning_observations_record").on(t.accountId, t.recordPath),
    index("learning_observations_instinct").on(t.accountId, t.instinctId),
  ],
);

export type InstinctState = "proposed" | "active" | "retired";

/** A routing pattern that was learned: files of `pattern` go to `destination`. */
export const learningInstincts = pgTable(
  "learning_instincts",
  {
    accountId: accountId(),
    id: uuid("id").primaryKey().defaultRandom(),
    kind: text("kind").$type<RouteKind>().notNull(),
    /** One feature: `name:invoice` */
    pattern: text("pattern").notNull(),
    destination: text("destination").notNull(),
    state: text("state").$type<InstinctState>().notNull(),
    /** Observations of the pattern that agree, of so many; as the latest reflection counted them. */
    agreeing: integer("agreeing").notNull(),
    observed: integer("observed").notNull(),
    /** The share that agreed when the user accepted it; null when he did not. */
    acceptedShare: doublePrecision("accepted_share"),
    /** Who retired it: what the user retired, no reflection brings back. */
    retiredBy: text("retired_by").$type<"user" | "reflection">(),
    formedAt: moment("formed_at").notNull(),
    changedAt: moment("changed_at").notNull(),
  },
  (t) => [
    accountPolicy(),
    uniqueIndex("learning_instincts_distinct").on(t.accountId, t.kind, t.pattern, t.destination),
    index("learning_instincts_state").on(t.accountId, t.state),
  ],
);
