import { bigserial, index, jsonb, text } from "drizzle-orm/pg-core";
import { accountTable, createdAt } from "@/lib/db/tables";
import type { Replaced } from "../links";

/** The links that a move rewrote in one file. */
export interface RewrittenLinks {
  path: string;
  /** SHA-256 of the text after the move: in another text, offsets are meaningless. */
  hash: string;
  links: Replaced[];
}

/** The last moves, to write links as they were when a record is moved back. `path` is where it was moved to. */
export const vaultMoves = accountTable(
  "vault_moves",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    path: text("path").notNull(),
    fromPath: text("from_path").notNull(),
    rewritten: jsonb("rewritten").$type<RewrittenLinks[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index("vault_moves_path").on(t.accountId, t.path, t.id)],
);
