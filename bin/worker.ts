/** The worker process: runs workflows and watches the vaults. Start as many as you like against one database. */
import { prepareInstallation } from "@/lib/accounts";
import { exitWithParent, STARTUP_TIMEOUT_MS, signalReady } from "@/lib/core/parent";
import { openDatabase } from "@/lib/db/open";
import { env } from "@/lib/env";
import { warnOfFewFiles } from "@/lib/log/few-files";
import { logger, writeLogFiles } from "@/lib/log/log";
import { logUncaughtErrors } from "@/lib/log/uncaught";
import { startWorker } from "@/lib/worker/main";
import { startStatusServer } from "./worker/status-server";

const GRACE_MS = 8_000;

const log = logger("worker");
writeLogFiles("worker", env().KV_DATA_DIR);
logUncaughtErrors(log);
warnOfFewFiles(log);
const opened = await openDatabase();
// The first process on a new database, or with a newer version, runs the migrations.
const databaseUrls = await prepareInstallation(opened.url, env().KV_DATA_DIR, STARTUP_TIMEOUT_MS);
const worker = await startWorker(databaseUrls);
await startStatusServer(["engine", () => worker.fault()]);

exitWithParent(async () => {
  const ended = await worker.stop(GRACE_MS).then(
    () => 0,
    (error: unknown) => {
      log.error({ err: error }, "the worker did not stop cleanly");
      return 1;
    },
  );
  await opened.stop();
  process.exit(ended);
});
signalReady();
