/** The worker process: runs workflows and watches the vaults. Start as many as you like against one database. */
import { keepLogs, logger } from "@/lib/core/log";
import { tellReady, tieToParent } from "@/lib/core/parent";
import { openDatabase } from "@/lib/db/open";
import { env } from "@/lib/env";

const GRACE_MS = 8_000;

const log = logger("worker");
keepLogs("worker", env().KV_DATA_DIR);
const opened = await openDatabase();
process.env.DATABASE_URL = opened.url;
const { startWorker } = await import("@/lib/workers/main");
const worker = await startWorker();

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
