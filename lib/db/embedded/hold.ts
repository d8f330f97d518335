import postgres from "postgres";
import { LOCK } from "../locks";

/**
 * One session kept open by everyone who needs the server, with a shared advisory lock: who stops first
 * sees that others still hold it, and the last one shuts it down.
 */
export interface Hold {
  /** Gives up the hold. True: nobody else has one, and nobody new can get one; shut the server down. */
  release(): Promise<boolean>;
  /** Closes the session. */
  close(): Promise<void>;
}

/** Not yet, or no longer: starting, recovering, shutting down, or about to be shut down by its last holder. */
const NOT_NOW = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "57P03",
  "53300",
]);

/**
 * Connects and holds, or answers null when the server does not serve now. `onLost` is told once when the
 * session breaks by itself. Throws on what waiting does not mend, a wrong password above all.
 */
export async function hold(url: string, onLost: () => void): Promise<Hold | null> {
  let wanted = false;
  const lost = () => {
    if (wanted) onLost();
    wanted = false;
  };
  const sql = postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 5,
    onclose: lost,
    connection: { application_name: "knowledge-vault holder" },
  });
  const close = async () => {
    wanted = false;
    await sql.end({ timeout: 1 });
  };
  const release = async () => {
    wanted = false;
    await sql`select pg_advisory_unlock_shared(${LOCK.embeddedHolders})`;
    const [row] = await sql`select pg_try_advisory_lock(${LOCK.embeddedHolders}) as last`;
    return row?.last === true;
  };
  try {
    const [row] = await sql`select pg_try_advisory_lock_shared(${LOCK.embeddedHolders}) as held`;
    wanted = row?.held === true;
    if (wanted) return { release, close };
  } catch (error) {
    await close();
    if (NOT_NOW.has((error as { code?: string }).code ?? "")) return null;
    throw error;
  }
  await close();
  return null;
}
