import { spawn } from "node:child_process";
import { closeSync, copyFileSync, openSync, readFileSync, renameSync, statSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { BARE } from "./identity";
import type { Place } from "./place";

/** A server that this process started. */
export interface Spawned {
  pid: number;
  runs: () => boolean;
  /** What it wrote since it was started. */
  said: () => string;
}

const LOG_LIMIT = 5 * 1024 * 1024;

/** Of this machine only, of modest size; what the log would repeat is in the log of whoever asked. */
const SETTINGS = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "200",
  shared_buffers: "128MB",
  effective_cache_size: "512MB",
  maintenance_work_mem: "128MB",
  max_wal_size: "1GB",
  password_encryption: "scram-sha-256",
  timezone: "UTC",
  log_timezone: "UTC",
  log_min_messages: "log",
  log_checkpoints: "off",
};

/** For tests: a crash of the machine may lose everything, and each commit is the faster for it. */
const FORGETFUL = { fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/** Starts a server in a process group of its own, so that a terminal's Ctrl-C leaves it to its starter. */
export function spawnServer(place: Place, bin: string, port: number, durable: boolean): Spawned {
  const logPath = join(place.home, "server.log");
  const start = rotate(logPath);
  const log = openSync(logPath, "a", 0o600);
  const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : FORGETFUL) });
  const options = settings.flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = spawn(join(bin, "postgres"), ["-D", place.cluster, "-p", String(port), ...options], {
    ...place.identity,
    cwd: "/",
    env: BARE,
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
    said: () => failure + readFileSync(logPath).subarray(start).toString("utf8").trim(),
  };
}

/** Keeps the log and one before it; answers where in the file the next words will stand. */
function rotate(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LOG_LIMIT) return size;
  renameSync(path, `${path}.old`);
  return 0;
}

/** As `rotate`, of a log into which a server writes: what it appends goes on at the start of the emptied file. */
export function trimLog({ home }: Pick<Place, "home">): void {
  const path = join(home, "server.log");
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) < LOG_LIMIT) return;
  copyFileSync(path, `${path}.old`);
  truncateSync(path);
}

/** A port of 127.0.0.1 that is free now. */
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
