import { bigint, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { accountId, accountPolicy, moment } from "./columns";

/**
 * How many closed runs (`kind` is `run`, `name` their type) and calls of models (`call`, their provider) were pruned,
 * by outcome, so that the counters of `/metrics` never go back.
 */
export const prunedTotals = pgTable(
  "pruned_totals",
  {
    accountId: accountId(),
    kind: text("kind").$type<"run" | "call">().notNull(),
    name: text("name").notNull(),
    outcome: text("outcome").notNull(),
    n: bigint("n", { mode: "number" }).notNull(),
  },
  (t) => [accountPolicy(), primaryKey({ columns: [t.accountId, t.kind, t.name, t.outcome] })],
);

/** When the index last said what the disk said. */
export const indexStates = pgTable(
  "index_states",
  { accountId: accountId().primaryKey(), reconciledAt: moment("reconciled_at").notNull() },
  () => [accountPolicy()],
);
