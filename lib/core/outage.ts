import { env } from "@/lib/env";

/**
 * Codes of the system, the driver and the server for a temporary outage of the database. The code of a pool that was
 * closed on purpose is not among them.
 */
const DATABASE = new Map<string, string>([
  ...codes(
    "The database cannot be reached",
    "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH",
  ),
  ...codes("The database's host name cannot be resolved", "ENOTFOUND EAI_AGAIN"),
  ...codes("The database cannot be reached", "CONNECTION_CLOSED CONNECTION_DESTROYED CONNECT_TIMEOUT"),
  ...codes("The database cannot be reached", "08000 08001 08003 08004 08006"),
  ...codes("The database is restarting", "57P01 57P02"),
  ...codes("The database is starting", "57P03"),
  ...codes("The database has no free connection", "53300"),
  ...codes("The database's disk is full", "53100"),
  ...codes("The database is read-only", "25006"),
]);

/** Codes for the disk that holds vaults, inbox and secrets. */
const DISK = new Map<string, string>([
  ...codes("The disk is full", "ENOSPC"),
  ...codes("The disk quota is used up", "EDQUOT"),
  ...codes("The vault is read-only", "EROFS"),
  ...codes("The disk cannot be read or written", "EIO"),
]);

function codes(reason: string, of: string): [string, string][] {
  return of.split(" ").map((code) => [code, reason]);
}

/** Properties that Node sets on errors of connections; each may be missing. */
type SystemError = Error & { code?: unknown; port?: unknown; hostname?: unknown };

/** A sentence for callers when the database or the disk is unavailable; null for any other error. */
export const outageOf = (error: unknown): string | null =>
  within(error, (each) => databaseOutage(each) ?? DISK.get(String(each.code)) ?? null);

/** Whether the database is unavailable, so that the same work may succeed later. */
export const isDatabaseUnavailable = (error: unknown): boolean => within(error, databaseOutage) !== null;

const databaseOutage = (error: SystemError): string | null =>
  isElsewhere(error) ? null : (DATABASE.get(String(error.code)) ?? null);

/** Whether a connection to a server other than the database failed, such as a model provider or an S3 store. */
function isElsewhere({ code, port, hostname }: SystemError): boolean {
  const { DATABASE_URL } = env();
  const database = DATABASE_URL === undefined ? null : new URL(DATABASE_URL);
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") return hostname !== database?.hostname;
  return typeof port === "number" && database !== null && port !== Number(database.port || 5432);
}

/** The first result of `find` for the error and its causes. */
function within<T>(error: unknown, find: (error: SystemError) => T | null): T | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}
