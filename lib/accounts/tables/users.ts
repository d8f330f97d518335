import { sql } from "drizzle-orm";
import { index, pgPolicy, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { ACCESS, accountTable, appRole, createdAt, timestamptz } from "@/lib/db/tables";

/** People who sign in. `email` is lower-cased. */
export const users = accountTable(
  "users",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    email: text("email").notNull(),
    name: text("name").notNull(),
    passwordHash: text("password_hash").notNull(),
    passwordSetAt: timestamptz("password_set_at").notNull().defaultNow(),
    createdAt: createdAt(),
    lastSignInAt: timestamptz("last_sign_in_at"),
  },
  (t) => [
    // Sign-in knows only the address: naming it gives access to that one row.
    pgPolicy("sign_in", {
      for: "select",
      to: appRole,
      using: sql`email = current_setting('kv.sign_in_email', true)`,
    }),
    uniqueIndex("users_email").on(t.email),
  ],
);

/** API keys: the SHA-256 of the key (hex), and its first characters to recognise it by. */
export const apiKeys = accountTable(
  "api_keys",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    hash: text("hash").notNull(),
    start: text("start").notNull(),
    access: text("access", { enum: ACCESS }).notNull().default("full"),
    /** Null: never. */
    expiresAt: timestamptz("expires_at"),
    createdAt: createdAt(),
    lastUsedAt: timestamptz("last_used_at"),
    /** The network address of the last use that was noted. */
    lastAddress: text("last_address"),
  },
  (t) => [
    // Authentication has only the key: its hash gives access to that one row.
    pgPolicy("bearer", {
      for: "select",
      to: appRole,
      using: sql`hash = current_setting('kv.api_key_hash', true)`,
    }),
    uniqueIndex("api_keys_hash").on(t.hash),
    index("api_keys_account").on(t.accountId, t.createdAt),
  ],
);
