import { date, index, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { accountTable, timestamptz } from "@/lib/db/tables";
import { apiKeys } from "./users";

const keyId = () =>
  uuid("key_id")
    .notNull()
    .references(() => apiKeys.id, { onDelete: "cascade" });

/** The last requests of each API key. */
export const apiKeyRequests = accountTable(
  "api_key_requests",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    keyId: keyId(),
    at: timestamptz("at").notNull(),
    method: text("method").notNull(),
    /** The id of the operation; null for an unknown path. */
    operation: text("operation"),
    status: integer("status").notNull(),
    ms: integer("ms").notNull(),
    address: text("address").notNull(),
  },
  (t) => [index("api_key_requests_key").on(t.accountId, t.keyId, t.at.desc().nullsFirst(), t.id)],
);

/** How many requests a key made on a day (UTC), also those that the log no longer has. */
export const apiKeyDays = accountTable(
  "api_key_days",
  {
    keyId: keyId(),
    day: date("day", { mode: "string" }).notNull(),
    requests: integer("requests").notNull(),
    /** Those answered with an error. */
    failed: integer("failed").notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.keyId, t.day] })],
);
