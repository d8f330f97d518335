import { join } from "node:path";
import { inject } from "vitest";

/** The data directory of this process, which its files share, as settings are read once. Removed with everything of the run. */
export const dataDir = join(inject("runDirectory"), `data-${process.pid}`);

/** What tests of the code itself need: they call providers and mail servers of this machine. */
export const SETTINGS = {
  KV_DATA_DIR: dataDir,
  KV_ALLOW_PRIVATE_PROVIDERS: "yes",
  KV_ALLOW_PRIVATE_MAILBOXES: "yes",
};
