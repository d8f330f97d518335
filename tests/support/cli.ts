import { type Running, runNode } from "./processes";
import type { Service } from "./service";

/** Starts `kv <args>` beside a service, on its database and data directory. */
export const kv = (
  service: Pick<Service, "databaseUrl" | "dataDir">,
  args: string[],
  env: Record<string, string> = {},
  user: { uid?: number; gid?: number } = {},
): Running =>
  runNode(["bin/kv.mjs", ...args], {
    ...user,
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: service.databaseUrl,
      KV_DATA_DIR: service.dataDir,
      KV_MASTER_KEY: "",
      ...env,
    },
  });
