import { spawn } from "node:child_process";
import { closeSync, copyFileSync, openSync, readFileSync, renameSync, statSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { EMPTY_ENV } from "./identity";
import type { ClusterLocation } from "./location";

/** A server that this process started. */
export interface Spawned {
  pid: number;
  runs: () => boolean;
  /** Its output since it was started. */
  output: () => string;
}

const MAX_LOG_BYTES = 5 * 1024 * 1024;

/** Local connections only, moderate memory. Failed statements are logged by their clients. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  // What is read mostly is in the memory of the machine: asking another process for it takes longer than copying it.
  io_method: "sync",
  maintenance_work_mem: "128MB",
  max_wal_size: "1GB",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "log",
  log_checkpoints: "off",
};

/** For tests: faster commits, but a crash of the machine may lose everything. */
const NOT_DURABLE = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/** Starts a server in a separate process group, so that Ctrl-C in a terminal does not reach it. */
export function spawnServer(location: ClusterLocation, bin: string, port: number, durable: boolean): Spawned {
  const logPath = join(location.home, "server.log");
  const start = rotate(logPath);
  const log = openSync(logPath, "a", 0o600);
  const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : NOT_DURABLE) });
  const options = settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(bin, "postgres"), ["-D", location.cluster, "-p", String(port), ...options], {
    ...location.identity,
    cwd: "/",
    env: EMPTY_ENV,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  let failure = "";
  child.once("error", (error) => {
    failure = error.message;
  });
  return {
    pid: child.pid ?? 0,
    runs: () => child.pid !== undefined && child.exitCode === null && child.signalCode === null,
    output: () => failure + readFileSync(logPath).subarray(start).toString("utf8").trim(),
  };
}

/** Keeps the log and one older file; returns the offset at which new output starts. */
function rotate(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size < MAX_LOG_BYTES) return size;
  renameSync(path, `${path}.old`);
  return 0;
}

/** Like `rotate`, for a log that a running server writes to: it is copied and truncated. */
export function trimLog({ home }: Pick<ClusterLocation, "home">): void {
  const path = join(home, "server.log");
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) < MAX_LOG_BYTES) return;
  copyFileSync(path, `${path}.old`);
  truncateSync(path);
}

/** A free port of 127.0.0.1. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
