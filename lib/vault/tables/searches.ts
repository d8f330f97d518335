import { text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable, createdAt } from "@/lib/db/tables";

/** Searches of the vault page that were saved under a name. */
export const savedSearches = accountTable(
  "saved_searches",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** The query string of the page, without `?`. */
    query: text("query").notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("saved_searches_name").on(t.accountId, t.name)],
);
