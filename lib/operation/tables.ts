import { integer, jsonb, primaryKey, text } from "drizzle-orm/pg-core";
import { accountTable, createdAt } from "@/lib/db/tables";

/** Replies kept for 24 h under the client's `Idempotency-Key`; `status` is null while the first call runs. */
export const idempotencyKeys = accountTable(
  "idempotency_keys",
  {
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status"),
    headers: jsonb("headers").$type<Record<string, string>>(),
    body: text("body"),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] })],
);
