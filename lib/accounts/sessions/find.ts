import { and, eq, lt } from "drizzle-orm";
import { type Account, type Database, notify } from "@/lib/db";
import { logger } from "@/lib/log";
import type { Person } from "../sign-in/check-password";
import { sessions } from "../tables/sessions";
import { hashSessionToken, SESSION_TOKEN_FORM } from "./token";

/** How precisely the last use of a session is kept. */
const TOUCH_EVERY_MS = 60_000;

export interface Session {
  id: string;
  person: Person;
  account: Account;
}

interface Row {
  account_id: string;
  vault_dir: string;
  session_id: string;
  user_id: string;
  email: string;
  name: string;
  /** As text: the pool leaves times as Postgres writes them. */
  last_used_at: string;
}

/**
 * The session with this token, or null when there is none, when it was ended or has expired. Asks the database each
 * time, so that an ended session is refused at once in every process.
 */
export async function findSession(
  db: Database,
  token: string,
  address: string,
  now = new Date(),
): Promise<Session | null> {
  if (!SESSION_TOKEN_FORM.test(token)) return null;
  const [row] = await db.sql<Row[]>`select * from kv_find_session(${hashSessionToken(token)})`;
  if (!row) return null;
  noteUse(db, row, address, now);
  return {
    id: row.session_id,
    person: { userId: row.user_id, accountId: row.account_id, email: row.email, name: row.name },
    account: { id: row.account_id, vaultDir: row.vault_dir },
  };
}

/** After the answer: nobody waits for it. */
function noteUse(db: Database, row: Row, address: string, now: Date): void {
  const due = new Date(now.getTime() - TOUCH_EVERY_MS);
  if (new Date(row.last_used_at) >= due) return;
  db.account(row.account_id)
    .tx(async (tx) => {
      await tx
        .update(sessions)
        .set({ lastUsedAt: now, address })
        .where(and(eq(sessions.id, row.session_id), lt(sessions.lastUsedAt, due)));
      await notify({ account: { id: row.account_id } }, tx, "kv_used");
    })
    .catch((error: unknown) =>
      logger("web").warn({ err: error, account: row.account_id }, "the use of a session could not be noted"),
    );
}
