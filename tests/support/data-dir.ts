/**
 * For files that encrypt or back up in the process of the tests: its data directory, which they share, as settings are
 * read once. Providers and mail servers may have private addresses.
 */
import { join } from "node:path";
import { inject } from "vitest";

/** Removed with everything of the run. */
export const dataDir = join(inject("runDirectory"), `data-${process.pid}`);

Object.assign(process.env, {
  KV_DATA_DIR: dataDir,
  KV_ALLOW_PRIVATE_PROVIDERS: "yes",
  KV_ALLOW_PRIVATE_MAILBOXES: "yes",
});
