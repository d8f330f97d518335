import { sql } from "drizzle-orm";
import { customType, pgPolicy, pgRole, text, timestamp } from "drizzle-orm/pg-core";

/** The role of the application: it owns nothing and is subject to row-level security. */
export const appRole = pgRole("kv_app").existing();

/** The account of the running transaction, set by `AccountDb.tx`; null outside one, which matches no row. */
export const currentAccount = sql`nullif(current_setting('kv.account_id', true), '')::uuid`;

/** The policy of every table with an `account_id`: an account sees and writes its own rows. */
export const accountPolicy = () =>
  pgPolicy("own_account", {
    as: "permissive",
    for: "all",
    to: appRole,
    using: sql`account_id = ${currentAccount}`,
    withCheck: sql`account_id = ${currentAccount}`,
  });

/** An instant, in microseconds. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });

export const createdAt = () => timestamptz("created_at").notNull().defaultNow();

export const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** An encrypted value, and its data key, which a master key wraps: AES-256-GCM. */
export const sealedColumns = () => ({
  masterKeyId: text("master_key_id").notNull(),
  wrappedKey: bytes("wrapped_key").notNull(),
  sealed: bytes("sealed").notNull(),
});
export type SealedColumns = ReturnType<typeof sealedColumns>;
