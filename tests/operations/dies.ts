/** Throws outside of any promise, as postgres.js does when a connection breaks in the midst of a write. */
import { leaveLastWords } from "@/lib/core/last-words";
import { keepLogs, logger } from "@/lib/core/log";
import { env } from "@/lib/env";

keepLogs("worker", env().KV_DATA_DIR);
leaveLastWords(logger("worker"));
setImmediate(() => {
  throw new TypeError("Cannot read properties of null (reading 'write')");
});
setTimeout(() => {}, 60_000);
