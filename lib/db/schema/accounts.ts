import { sql } from "drizzle-orm";
import { index, pgPolicy, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountId, accountPolicy, appRole, createdAt, moment } from "./columns";

/** One tenant: its vault is a directory of its own. */
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
    // Processes that serve all accounts (the worker's watcher, first run) may list them, and nothing more.
    pgPolicy("system_lists", {
      for: "select",
      to: appRole,
      using: sql`current_setting('kv.scope', true) = 'system'`,
    }),
  ],
);

/** People who sign in. `email` is lower-cased. */
export const users = pgTable(
  "users",
  {
    accountId: accountId().references(() => accounts.accountId, { onDelete: "cascade" }),
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordSetAt: moment("password_set_at").notNull().defaultNow(),
    createdAt: createdAt(),
    lastSignInAt: moment("last_sign_in_at"),
  },
  (t) => [
    accountPolicy(),
    // Sign-in knows only the address: who names it may read that one row.
    pgPolicy("sign_in", {
      for: "select",
      to: appRole,
      using: sql`email = current_setting('kv.sign_in_email', true)`,
    }),
    uniqueIndex("users_email").on(t.email),
  ],
);

/** API keys: the SHA-256 of the key (hex), and its first characters to recognise it by. */
export const apiKeys = pgTable(
  "api_keys",
  {
    accountId: accountId().references(() => accounts.accountId, { onDelete: "cascade" }),
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    hash: text("hash").notNull(),
    start: text("start").notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment("last_used_at"),
  },
  (t) => [
    accountPolicy(),
    // Authentication knows only the key: who bears its hash may read that one row.
    pgPolicy("bearer", {
      for: "select",
      to: appRole,
      using: sql`hash = current_setting('kv.api_key_hash', true)`,
    }),
    uniqueIndex("api_keys_hash").on(t.hash),
    index("api_keys_account").on(t.accountId, t.createdAt),
  ],
);
