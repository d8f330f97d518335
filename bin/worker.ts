/** The worker process: runs workflows and watches the vaults. Start as many as you like against one database. */
import { prepareInstallation } from "@/lib/accounts";
import { START_PATIENCE, tellReady, tieToParent } from "@/lib/core/parent";
import { openDatabase } from "@/lib/db/open";
import { env } from "@/lib/env";
import { leaveLastWords } from "@/lib/log/last-words";
import { keepLogs, logger } from "@/lib/log/log";
import { startWorker } from "@/lib/worker/main";
import { startStatusServer } from "./worker/status-server";

const GRACE_MS = 8_000;

const log = logger("worker");
keepLogs("worker", env().KV_DATA_DIR);
leaveLastWords(log);
const opened = await openDatabase();
// The first process on a new database, or with a newer version, runs the migrations.
const databaseUrl = await prepareInstallation(opened.url, env().KV_DATA_DIR, START_PATIENCE);
const worker = await startWorker(databaseUrl);
await startStatusServer(["engine", () => worker.fault()]);

tieToParent(async () => {
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
tellReady();
