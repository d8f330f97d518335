import postgres from "postgres";
import { LOCK } from "../locks";

/**
 * A session with a shared advisory lock, held by every process that uses the server. The process that releases the
 * last lock shuts the server down.
 */
export interface ServerLock {
  /** Releases the lock. True when it was the last one and no other can be acquired: shut the server down. */
  release(): Promise<boolean>;
  /** Closes the session. */
  close(): Promise<void>;
}

/** Error codes while the server is starting, recovering or shutting down. */
const UNAVAILABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "57P03",
  "53300",
]);

/**
 * Connects and acquires the lock; null when the server is not available yet. `onLost` is called once when the session
 * breaks. Throws on permanent errors such as a wrong password.
 */
export async function acquireServerLock(url: string, onLost: () => void): Promise<ServerLock | null> {
  let isHeld = false;
  const lost = () => {
    if (isHeld) onLost();
    isHeld = false;
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
    isHeld = false;
    await sql.end({ timeout: 1 });
  };
  const release = async () => {
    isHeld = false;
    await sql`select pg_advisory_unlock_shared(${LOCK.embeddedHolders})`;
    const [row] = await sql`select pg_try_advisory_lock(${LOCK.embeddedHolders}) as last`;
    return row?.last === true;
  };
  try {
    const [row] = await sql`select pg_try_advisory_lock_shared(${LOCK.embeddedHolders}) as acquired`;
    isHeld = row?.acquired === true;
    if (isHeld) return { release, close };
  } catch (error) {
    await close();
    if (UNAVAILABLE.has((error as { code?: string }).code ?? "")) return null;
    throw error;
  }
  await close();
  return null;
}
