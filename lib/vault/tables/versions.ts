import { index, primaryKey, text } from "drizzle-orm/pg-core";
import { accountTable, bytes, createdAt } from "@/lib/db/tables";

/**
 * Texts that records had before they were edited or deleted here, in UTF-8, by the SHA-256 that the audit log has of them.
 */
export const recordVersions = accountTable(
  "record_versions",
  {
    hash: text("hash").notNull(),
    text: bytes("text").notNull(),
    /** When a record last ceased to have this text. */
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.hash] }),
    index("record_versions_created").on(t.accountId, t.createdAt),
  ],
);
