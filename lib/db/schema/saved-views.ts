import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountId, accountPolicy, createdAt } from "./columns";

/** List filters that the account has given a name. `within`: only runs started within this span, such as `24h`. */
export const savedViews = pgTable(
  "saved_views",
  {
    accountId: accountId(),
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    query: text("query").notNull(),
    within: text("within"),
    createdAt: createdAt(),
  },
  (t) => [accountPolicy(), uniqueIndex("saved_views_name").on(t.accountId, t.name)],
);
