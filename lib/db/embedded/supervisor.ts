import { setTimeout as sleep } from "node:timers/promises";
import type { ClusterLocation } from "./location";
import { discardPidFile, readPidFile, serverStatus } from "./pid-file";
import { freePort, type Spawned, spawnServer, trimLog } from "./server";
import { acquireServerLock, type ServerLock } from "./server-lock";

export interface SupervisorOptions {
  location: ClusterLocation;
  bin: string;
  password: string;
  durable: boolean;
  onLost: (error: Error) => void;
}

/** Output for errors that a retry fixes: another process was faster, old sessions still end, the port was taken. */
const TRANSIENT = /lock file ".*" already exists|is still in use|could not bind|could not create any TCP/;

const WRONG_PASSWORD = "28P01";
/** Recovery after a crash replays up to `max_wal_size`. */
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 20;
const TRIM_INTERVAL_MS = 600_000;
const RETRY_DELAY_MS = 200;

/** Keeps the server of one cluster running: starts it or attaches to it, and restarts it after a crash. */
export class Supervisor {
  private held: ServerLock | undefined;
  private spawned: Spawned | undefined;
  private port: number | undefined;
  private stopping = false;
  private trimming: NodeJS.Timeout | undefined;
  private recovery: Promise<void> = Promise.resolve();

  constructor(private readonly options: SupervisorOptions) {}

  /** Attaches to a running server or starts one. Returns the port, and whether the server was already running. */
  async open(): Promise<{ port: number; adopted: boolean }> {
    try {
      const opened = await this.attempts();
      this.trimming ??= setInterval(() => this.trim(), TRIM_INTERVAL_MS).unref();
      return opened;
    } catch (error) {
      const child = this.spawned;
      if (child?.runs()) await shutDown(child.pid, child.runs);
      throw error;
    }
  }

  private async attempts(): Promise<{ port: number; adopted: boolean }> {
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (!this.stopping) {
      const port = await this.attempt();
      if (port !== null) {
        this.port = port;
        return { port, adopted: !this.spawned?.runs() };
      }
      if (performance.now() > deadline) throw new Error(this.errorText("does not respond"));
      await sleep(POLL_MS);
    }
    throw new Error("The database was stopped during startup.");
  }

  /** Shuts the server down, unless another process uses it. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.trimming);
    await this.recovery;
    const last = await this.held?.release().catch(() => false);
    await this.held?.close();
    const { cluster } = this.options.location;
    const file = readPidFile(cluster);
    if (last && file) await shutDown(file.pid, () => serverStatus(file, cluster) === "serves");
  }

  private async attempt(): Promise<number | null> {
    const { cluster } = this.options.location;
    const file = readPidFile(cluster);
    const fate = file ? serverStatus(file, cluster) : "gone";
    if (file && fate === "serves") return this.attach(file.port);
    if (this.spawned?.runs()) return null;
    if (file && (fate === "zombie" || fate === "other")) discardPidFile(cluster, file);
    else await this.spawn();
    return null;
  }

  private async attach(port: number): Promise<number | null> {
    const { password, location } = this.options;
    const held = await acquireServerLock(urlOf(port, password), () => this.recover()).catch((error) => {
      if (error.code !== WRONG_PASSWORD) throw error;
      throw new Error(
        `The database in ${location.cluster} was created with another password than the one in ` +
          "secrets/database-password. Restore that file from a backup.",
      );
    });
    if (!held) return null;
    this.held = held;
    return port;
  }

  private async spawn(): Promise<void> {
    if (this.spawned && !TRANSIENT.test(this.spawned.output()))
      throw new Error(this.errorText("did not start"));
    if (this.spawned) await sleep(RETRY_DELAY_MS);
    const port = this.port ?? (await freePort());
    this.spawned = spawnServer(this.options.location, this.options.bin, port, this.options.durable);
  }

  /** Restarts the server on the same port, so that its URL stays valid. */
  private recover(): void {
    if (this.stopping) return;
    this.held = undefined;
    this.spawned = undefined;
    this.recovery = this.reopen(this.port).catch((error: Error) => {
      if (!this.stopping) this.options.onLost(error);
    });
  }

  private async reopen(before: number | undefined): Promise<void> {
    const { port } = await this.open();
    if (port !== before)
      throw new Error(`Another process restarted the database on port ${port}. Restart this one.`);
  }

  /** A failure, such as a full disk, is ignored: the next interval tries again. */
  private trim(): void {
    try {
      trimLog(this.options.location);
    } catch {}
  }

  private errorText(what: string): string {
    return `Postgres in ${this.options.location.cluster} ${what}. Output:\n${this.spawned?.output() ?? "nothing"}`;
  }
}

export const urlOf = (port: number, password: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** Fast shutdown, then immediate shutdown, then SIGKILL. The data survives all three. */
async function shutDown(pid: number, runs: () => boolean): Promise<void> {
  for (const [signal, timeout] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 2_000],
  ] as const) {
    if (!runs()) return;
    process.kill(pid, signal);
    for (const end = performance.now() + timeout; runs() && performance.now() < end; ) await sleep(POLL_MS);
  }
}
