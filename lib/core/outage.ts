import { env } from "@/lib/env";

/**
 * Codes of the system, the driver and the server that mean: the database cannot serve now, and will again. A pool that
 * was ended on purpose is none of them.
 */
const DATABASE = new Map<string, string>([
  ...codes(
    "The database cannot be reached",
    "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH",
  ),
  ...codes("The database cannot be found by its name", "ENOTFOUND EAI_AGAIN"),
  ...codes("The database cannot be reached", "CONNECTION_CLOSED CONNECTION_DESTROYED CONNECT_TIMEOUT"),
  ...codes("The database cannot be reached", "08000 08001 08003 08004 08006"),
  ...codes("The database is restarting", "57P01 57P02"),
  ...codes("The database is starting", "57P03"),
  ...codes("The database has no free connection", "53300"),
  ...codes("The database's disk is full", "53100"),
  ...codes("The database takes no writes now", "25006"),
]);

/** Of the disk that bears vaults, inbox and secrets. */
const DISK = new Map<string, string>([
  ...codes("The disk is full", "ENOSPC"),
  ...codes("The disk quota is used up", "EDQUOT"),
  ...codes("The vault is read-only", "EROFS"),
  ...codes("The disk cannot be read or written", "EIO"),
]);

function codes(reason: string, of: string): [string, string][] {
  return of.split(" ").map((code) => [code, reason]);
}

/** As the system tells of a connection that failed: some of it, or nothing. */
type SystemError = Error & { code?: unknown; port?: unknown; hostname?: unknown };

/** Why the machine cannot serve now, a sentence for callers; null when the error means something else. */
export const outageOf = (error: unknown): string | null =>
  within(error, (each) => databaseOutage(each) ?? DISK.get(String(each.code)) ?? null);

/** Whether the database was away, so that the same work may succeed when it is back. */
export const isDatabaseAway = (error: unknown): boolean => within(error, databaseOutage) !== null;

const databaseOutage = (error: SystemError): string | null =>
  isElsewhere(error) ? null : (DATABASE.get(String(error.code)) ?? null);

/** A connection to another server than the database: a provider of models, a store for backups. */
function isElsewhere({ code, port, hostname }: SystemError): boolean {
  const { DATABASE_URL } = env();
  const database = DATABASE_URL === undefined ? null : new URL(DATABASE_URL);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return hostname !== database?.hostname;
  return typeof port === "number" && database !== null && port !== Number(database.port || 5432);
}

/** What the error or one of its causes, from the outermost on, is found to be. */
function within<T>(error: unknown, find: (error: SystemError) => T | null): T | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}
