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

/** Programs that the owner let in: the SHA-256 of each one's token (hex), and its first characters. */
export const devices = accountTable(
  "devices",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Null until the device has fetched its token. */
    hash: text("hash"),
    start: text("start"),
    /** A token that is not fetched by then never will be: the device is none. */
    fetchBy: timestamptz("fetch_by").notNull(),
    createdAt: createdAt(),
    lastUsedAt: timestamptz("last_used_at"),
  },
  (t) => [
    // Authentication knows only the token: who bears its hash may read that one row.
    pgPolicy("bearer", {
      for: "select",
      to: appRole,
      using: sql`hash = current_setting('kv.device_token_hash', true)`,
    }),
    uniqueIndex("devices_hash").on(t.hash),
    index("devices_account").on(t.accountId, t.createdAt),
  ],
);

/** `redeemed`: approved, and the token was fetched. Whether one has expired is said by its time. */
export const PAIRING_STATES = ["pending", "approved", "rejected", "redeemed"] as const;
export type PairingState = (typeof PAIRING_STATES)[number];

const unclaimedUserCode = sql`account_id is null and user_code_hash = current_setting('kv.user_code_hash', true)`;

/** Devices that ask to be let in (RFC 8628). Of no account until somebody enters the code, where there are several. */
export const pairingRequests = claimableTable(
  "pairing_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** The address that it came from. */
    address: text("address").notNull(),
    /** SHA-256, hex. */
    deviceCodeHash: text("device_code_hash").notNull(),
    /** As it is shown to the owner, who compares it. */
    userCode: text("user_code").notNull(),
    /** SHA-256, hex: it is found by this, so that no comparison takes longer for a better guess. */
    userCodeHash: text("user_code_hash").notNull(),
    state: text("state", { enum: PAIRING_STATES }).notNull().default("pending"),
    /** What it became once it was approved. */
    deviceId: uuid("device_id"),
    /** Seconds that must lie between two polls. */
    interval: integer("interval").notNull(),
    polledAt: timestamptz("polled_at"),
    createdAt: createdAt(),
    expiresAt: timestamptz("expires_at").notNull(),
  },
  (t) => [
    // A device knows only its code: who bears it may read that one row.
    pgPolicy("device_code", {
      for: "select",
      to: appRole,
      using: sql`device_code_hash = current_setting('kv.device_code_hash', true)`,
    }),
    // The processes that serve all accounts keep the requests that belong to none.
    pgPolicy("unclaimed", {
      to: appRole,
      using: sql`account_id is null and current_setting('kv.scope', true) = 'system'`,
    }),
    // Who has read the code off a device may see a request that is nobody's, and make it their own.
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
