import { boolean, integer, primaryKey, real, smallint, text } from "drizzle-orm/pg-core";
import { accountSettings, accountTable } from "@/lib/db/tables";

export const EMBEDDING_ENGINES = ["local", "ngrams", "router"] as const;

/**
 * Vectors of the parts of records. Only vectors of the same engine and model can be compared; a record of up to 150
 * words is one part. All parts of a record are of one model.
 */
export const embeddings = accountTable(
  "embeddings",
  {
    path: text("path").notNull(),
    /** From 0. */
    part: smallint("part").notNull(),
    engine: text("engine", { enum: EMBEDDING_ENGINES }).notNull(),
    model: text("model").notNull(),
    /** Unit length. */
    vector: real("vector").array().notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.path, t.part] })],
);

/** The account's settings of the Surveyor, and the version of its vectors. */
export const surveyorState = accountSettings("surveyor_state", {
  /** Whether clusters, tags and relations are written into the files, or only proposed. */
  write: boolean("write").notNull().default(false),
  /** Incremented whenever vectors change, which invalidates caches. */
  version: integer("version").notNull().default(0),
});
