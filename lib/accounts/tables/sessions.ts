import { sql } from "drizzle-orm";
import { bigint, index, pgPolicy, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { accountTable, appRole, createdAt, sealedColumns, timestamptz } from "@/lib/db/tables";
import { users } from "./users";

const ownUser = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Browsers that are signed in: the SHA-256 of each one's token (hex), which only its cookie holds. */
export const sessions = accountTable(
  "sessions",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: ownUser(),
    hash: text("hash").notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz("last_used_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
    /** The network address of the last request. */
    address: text("address").notNull(),
    userAgent: text("user_agent").notNull(),
  },
  (t) => [
    // A browser has only its token: its hash gives access to that one row.
    pgPolicy("bearer", {
      for: "select",
      to: appRole,
      using: sql`hash = current_setting('kv.session_hash', true)`,
    }),
    uniqueIndex("sessions_hash").on(t.hash),
    index("sessions_user").on(t.accountId, t.userId, t.createdAt),
  ],
);

/** The secret that a user's authenticator app shares with us, sealed with the master key. */
export const secondFactors = accountTable(
  "second_factors",
  {
    userId: ownUser().primaryKey(),
    ...sealedColumns(),
    createdAt: createdAt(),
    /** Null until the user has entered a first code: only then sign-in asks for one. */
    confirmedAt: timestamptz("confirmed_at"),
    /** The time step of the last code that was accepted: no code is accepted twice. */
    lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  },
  (t) => [index("second_factors_account").on(t.accountId)],
);

/** Codes that replace the authenticator app, each once: SHA-256, hex. */
export const recoveryCodes = accountTable(
  "recovery_codes",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    userId: ownUser(),
    hash: text("hash").notNull(),
    usedAt: timestamptz("used_at"),
  },
  (t) => [uniqueIndex("recovery_codes_hash").on(t.userId, t.hash)],
);
