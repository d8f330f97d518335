/** `npm run dev`: the service from its sources. Pages reload in the browser, processes restart when their code changes. */
import { join } from "node:path";
import { launch } from "./supervise/launcher";
import { holdLock, releaseLock } from "./supervise/lock";
import { DEVELOPMENT } from "./supervise/mode";
import { watchSources } from "./supervise/watch-sources";

/** Two development servers would write the same files in `.next/dev`. */
const lockOf = (root: string) => join(root, "node_modules/.cache/knowledge-vault/dev.lock");

let stopWatching = async () => {};

launch(DEVELOPMENT, {
  begin: (root) =>
    holdLock(lockOf(root), (pid) => `npm run dev is already running in this directory (process ${pid}).`),
  onReady: (service, root) => {
    stopWatching = watchSources(root, (name) => service.restart(name));
  },
  end: async (root) => {
    await stopWatching();
    releaseLock(lockOf(root));
  },
});
