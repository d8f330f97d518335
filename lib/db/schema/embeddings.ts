import { primaryKey, real, smallint, text } from "drizzle-orm/pg-core";
import { accountTable } from "@/lib/db/tables";

export const EMBEDDING_ENGINES = ["local", "ngrams", "router"] as const;

/**
 * What the parts of records mean, as numbers. Only vectors of the same engine and model can be compared; a record
 * of up to 250 words is one part. All of a record's parts are of one model.
 */
export const embeddings = accountTable(
  "embeddings",
  {
    path: text("path").notNull(),
    /** From 0. */
    part: smallint("part").notNull(),
    engine: text("engine", { enum: EMBEDDING_ENGINES }).notNull(),
    model: text("model").notNull(),
    /** Of length 1. */
    vector: real("vector").array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path, t.part] })],
);
