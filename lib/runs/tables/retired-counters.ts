import { bigint, primaryKey, text } from "drizzle-orm/pg-core";
import { accountTable } from "@/lib/db/tables";

const RETIRED_KINDS = ["run", "call"] as const;

/**
 * How many closed runs (`kind` is `run`, `name` their type) and calls of models (`call`, their provider) were pruned,
 * by outcome, so that the counters of `/metrics` never go back.
 */
export const retiredCounters = accountTable(
  "retired_counters",
  {
    kind: text("kind", { enum: RETIRED_KINDS }).notNull(),
    name: text("name").notNull(),
    outcome: text("outcome").notNull(),
    n: bigint("n", { mode: "number" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind, t.name, t.outcome] })],
);
