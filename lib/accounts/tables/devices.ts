import { sql } from "drizzle-orm";
import { index, integer, pgPolicy, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import {
  accountTable,
  appRole,
  claimableTable,
  createdAt,
  currentAccount,
  timestamptz,
} from "@/lib/db/tables";

/** Paired devices: the SHA-256 of each one's token (hex), and its first characters. */
export const devices = accountTable(
  "devices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Null until the device has fetched its token. */
    hash: text("hash"),
    start: text("start"),
    /** A device whose token is not fetched by then is deleted. */
    fetchBy: timestamptz("fetch_by").notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (t) => [
    // Authentication has only the token: its hash gives access to that one row.
    pgPolicy("bearer", {
      for: "select",
      to: appRole,
      using: sql`hash = current_setting('kv.device_token_hash', true)`,
    }),
    uniqueIndex("devices_hash").on(t.hash),
    index("devices_account").on(t.accountId, t.createdAt),
  ],
);

/** `redeemed`: approved, and the token was fetched. Expiry follows from its time. */
const PAIRING_STATES = ["pending", "approved", "rejected", "redeemed"] as const;
export type PairingState = (typeof PAIRING_STATES)[number];

const unclaimedUserCode = sql`account_id is null and user_code_hash = current_setting('kv.user_code_hash', true)`;

/** Pairing requests (RFC 8628). If there are several accounts, a request belongs to none until its code is entered. */
export const pairingRequests = claimableTable(
  "pairing_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** The network address of the device. */
    address: text("address").notNull(),
    /** SHA-256, hex. */
    deviceCodeHash: text("device_code_hash").notNull(),
    /** Shown to the owner, to compare with the device. */
    userCode: text("user_code").notNull(),
    /** SHA-256, hex: looked up by it, so that timing reveals nothing about guesses. */
    userCodeHash: text("user_code_hash").notNull(),
    state: text("state", { enum: PAIRING_STATES }).notNull().default("pending"),
    /** The device, once approved. */
    deviceId: uuid("device_id"),
    /** Minimum seconds between two polls. */
    interval: integer("interval").notNull(),
    polledAt: timestamptz("polled_at"),
    createdAt: createdAt(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [
    // A device has only its code, which gives access to that one row.
    pgPolicy("device_code", {
      for: "select",
      to: appRole,
      using: sql`device_code_hash = current_setting('kv.device_code_hash', true)`,
    }),
    // Requests without an account are open to the processes that serve all accounts.
    pgPolicy("unclaimed", {
      to: appRole,
      using: sql`account_id is null and current_setting('kv.scope', true) = 'system'`,
    }),
    // Anyone who has read the code off a device may see a request that is nobody's, and claim it.
    pgPolicy("user_code", { for: "select", to: appRole, using: unclaimedUserCode }),
    pgPolicy("claim", {
      for: "update",
      to: appRole,
      using: unclaimedUserCode,
      withCheck: sql`account_id = ${currentAccount}`,
    }),
    uniqueIndex("pairing_requests_device_code").on(t.deviceCodeHash),
    uniqueIndex("pairing_requests_user_code").on(t.userCodeHash),
    index("pairing_requests_account").on(t.accountId, t.createdAt),
  ],
);
