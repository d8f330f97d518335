import { text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable, createdAt } from "@/lib/db/tables";

/** List filters that the account has given a name. `within`: only runs started within this span, such as `24h`. */
export const savedViews = accountTable(
  "saved_views",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    within: text("within"),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex("saved_views_name").on(t.accountId, t.name)],
);
