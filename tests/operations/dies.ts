/** Throws outside of any promise, as postgres.js does when a connection breaks in the midst of a write. */

import { env } from "@/lib/env";
import { logger, writeLogFiles } from "@/lib/log/log";
import { logUncaughtErrors } from "@/lib/log/uncaught";

writeLogFiles("worker", env().KV_DATA_DIR);
logUncaughtErrors(logger("worker"));
setTimeout(() => process.stdout.write("as Next says something\n"), Number(process.env.DIE_AFTER_MS));
setTimeout(() => {
  throw new TypeError("Cannot read properties of null (reading 'write')");
}, Number(process.env.DIE_AFTER_MS) + 100);
setTimeout(() => {}, 60_000);
