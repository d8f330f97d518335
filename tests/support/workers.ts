import { afterAll, beforeAll } from "vitest";
import { ensureBuild } from "@/bin/supervise/build";
import { bundleOf } from "@/bin/supervise/bundle";
import { Managed } from "./managed";
import { root } from "./root";
import { openVault, type TestVault } from "./vault";

/** Worker processes over the vaults of one database, without any web process. */
export interface Working {
  vault: TestVault;
  workers: Managed[];
}

/** The build that a first start makes takes a minute. */
const BUILD_LIMIT_MS = 240_000;

/** As many workers as wanted, started before the tests of this file and ended after them. */
export function working(count: number, script = bundleOf("worker")): Working {
  let started: Working | undefined;
  beforeAll(async () => {
    const vault = await openVault();
    await ensureBuild(root, (line) => process.stderr.write(`${line}\n`));
    started = { vault, workers: Array.from({ length: count }, () => workerOf(vault, script)) };
    await Promise.all(started.workers.map((each) => each.start()));
  }, BUILD_LIMIT_MS);
  afterAll(async () => {
    await Promise.all((started?.workers ?? []).map((each) => each.end("SIGTERM")));
    await started?.vault.close();
  });
  const now = () => {
    if (!started) throw new Error("The workers are there within tests and hooks only");
    return started;
  };
  return {
    get vault() {
      return now().vault;
    },
    get workers() {
      return now().workers;
    },
  };
}

export const workerOf = (vault: TestVault, script = bundleOf("worker")): Managed =>
  new Managed(script, {
    ...process.env,
    NODE_ENV: "production",
    DATABASE_URL: vault.databaseUrl,
    KV_DATA_DIR: vault.dataDir,
    KV_LOG_LEVEL: "info",
  });
