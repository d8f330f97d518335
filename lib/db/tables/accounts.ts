import { sql } from "drizzle-orm";
import { pgPolicy, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accountPolicy, appRole, createdAt } from "./columns";

/** Tenants; each has its own vault directory. */
export const accounts = pgTable(
  "accounts",
  {
    accountId: uuid("account_id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    vaultDir: text("vault_dir").notNull(),
    createdAt: createdAt(),
  },
  () => [
    accountPolicy(),
    // Processes that serve all accounts (the worker's watcher, first run) can only list them.
    pgPolicy("system_lists", {
      for: "select",
      to: appRole,
      using: sql`current_setting('kv.scope', true) = 'system'`,
    }),
  ],
);
