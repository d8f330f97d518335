/** Codes of the system for a connection, which may be one to any server. */
const CONNECTION = new Map<string, string>([
  ...codes(
    "The database cannot be reached",
    "ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT EHOSTUNREACH ENETUNREACH",
  ),
  ...codes("The database's host name cannot be resolved", "ENOTFOUND EAI_AGAIN"),
]);

/**
 * Codes of the driver and the server for a temporary outage of the database. The code of a pool that was closed on
 * purpose is not among them.
 */
const DATABASE = new Map<string, string>([
  ...codes("The database cannot be reached", "CONNECTION_CLOSED CONNECTION_DESTROYED CONNECT_TIMEOUT"),
  ...codes("The database cannot be reached", "08000 08001 08003 08004 08006"),
  ...codes("The database is restarting", "57P01 57P02"),
  ...codes("The database is starting", "57P03"),
  ...codes("The database has no free connection", "53300"),
  ...codes("The database's disk is full", "53100"),
  ...codes("The database is read-only", "25006"),
]);

/** Codes for the disk that holds vaults, inbox and secrets, and for its files. */
const FILES = new Map<string, string>([
  ...codes("The disk is full", "ENOSPC"),
  ...codes("The disk quota is used up", "EDQUOT"),
  ...codes("The vault is read-only", "EROFS"),
  ...codes("The disk cannot be read or written", "EIO"),
  ...codes("Too many files are open: raise the limit, ulimit -n or LimitNOFILE", "EMFILE ENFILE"),
]);

function codes(reason: string, of: string): [string, string][] {
  return of.split(" ").map((code) => [code, reason]);
}

type CodedError = Error & { code?: unknown };

/** A sentence for callers when the database, the disk or its files are unavailable; null for any other error. */
export const outageOf = (error: unknown): string | null =>
  within(error, (each) => databaseOutage(each) ?? FILES.get(String(each.code)) ?? null);

/** Whether the database is unavailable, so that the same work may succeed later. */
export const isDatabaseUnavailable = (error: unknown): boolean => within(error, databaseOutage) !== null;

const databaseOutage = (error: CodedError): string | null => {
  const code = String(error.code);
  return DATABASE.get(code) ?? (isOfDriver(error) ? (CONNECTION.get(code) ?? null) : null);
};

/**
 * Whether the database's driver has thrown it, which adds the query to each error. A connection to another server, such as a
 * model provider or an S3 store, fails with the same codes, and often without a host or a port.
 */
const isOfDriver = (error: Error): boolean => "query" in error;

/** The first result of `find` for the error and its causes. */
function within<T>(error: unknown, find: (error: CodedError) => T | null): T | null {
  for (let each = error; each instanceof Error; each = each.cause) {
    const found = find(each);
    if (found !== null) return found;
  }
  return null;
}
