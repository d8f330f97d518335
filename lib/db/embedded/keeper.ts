import { setTimeout as sleep } from "node:timers/promises";
import { type Hold, hold } from "./hold";
import { discardPidFile, fateOf, readPidFile } from "./pid-file";
import type { Place } from "./place";
import { freePort, type Spawned, spawnServer, trimLog } from "./server";

export interface Keeping {
  place: Place;
  bin: string;
  password: string;
  durable: boolean;
  onLost: (error: Error) => void;
}

/** What a second try mends: another start was faster, a killed server's sessions still end, the port was taken. */
const PASSING = /lock file ".*" already exists|is still in use|could not bind|could not create any TCP/;

const WRONG_PASSWORD = "28P01";
/** Recovery after a crash reads up to `max_wal_size` again. */
const START_LIMIT = 120_000;
const POLL = 20;
const TRIM_EVERY = 600_000;
const RETRY = 200;

/** Sees to it that the server of one cluster runs: starts or adopts it, and brings it back when it dies. */
export class Keeper {
  private held: Hold | undefined;
  private spawned: Spawned | undefined;
  private port: number | undefined;
  private stopping = false;
  private trimming: NodeJS.Timeout | undefined;
  private recovery: Promise<void> = Promise.resolve();

  constructor(private readonly keeping: Keeping) {}

  /** Attaches to a running server, or to one that it starts. Answers the port and whether the server ran already. */
  async open(): Promise<{ port: number; adopted: boolean }> {
    try {
      const opened = await this.attempts();
      this.trimming ??= setInterval(() => this.trim(), TRIM_EVERY).unref();
      return opened;
    } catch (error) {
      const child = this.spawned;
      if (child?.runs()) await shutDown(child.pid, child.runs);
      throw error;
    }
  }

  private async attempts(): Promise<{ port: number; adopted: boolean }> {
    const deadline = Date.now() + START_LIMIT;
    while (!this.stopping) {
      const port = await this.attempt();
      if (port !== null) {
        this.port = port;
        return { port, adopted: !this.spawned?.runs() };
      }
      if (Date.now() > deadline) throw new Error(this.complaint("does not answer"));
      await sleep(POLL);
    }
    throw new Error("The database was stopped while it started.");
  }

  /** Shuts the server down in the clean, fast way, unless another process holds it still. */
  async stop(): Promise<void> {
    this.stopping = true;
    clearInterval(this.trimming);
    await this.recovery;
    const last = await this.held?.release().catch(() => false);
    await this.held?.close();
    const { cluster } = this.keeping.place;
    const file = readPidFile(cluster);
    if (last && file) await shutDown(file.pid, () => fateOf(file, cluster) === "serves");
  }

  private async attempt(): Promise<number | null> {
    const { cluster } = this.keeping.place;
    const file = readPidFile(cluster);
    const fate = file ? fateOf(file, cluster) : "gone";
    if (file && fate === "serves") return this.attach(file.port);
    if (this.spawned?.runs()) return null;
    if (file && (fate === "zombie" || fate === "other")) discardPidFile(cluster, file);
    else await this.spawn();
    return null;
  }

  private async attach(port: number): Promise<number | null> {
    const { password, place } = this.keeping;
    const held = await hold(urlOf(port, password), () => this.recover()).catch((error) => {
      if (error.code !== WRONG_PASSWORD) throw error;
      throw new Error(
        `The database in ${place.cluster} was made with another password than the one in ` +
          "secrets/database-password. Restore that file from a backup.",
      );
    });
    if (!held) return null;
    this.held = held;
    return port;
  }

  private async spawn(): Promise<void> {
    if (this.spawned && !PASSING.test(this.spawned.said())) throw new Error(this.complaint("did not start"));
    if (this.spawned) await sleep(RETRY);
    const port = this.port ?? (await freePort());
    this.spawned = spawnServer(this.keeping.place, this.keeping.bin, port, this.keeping.durable);
  }

  /** Those who were given the URL keep it: the server comes back on the same port. */
  private recover(): void {
    if (this.stopping) return;
    this.held = undefined;
    this.spawned = undefined;
    this.recovery = this.reopen(this.port).catch((error: Error) => {
      if (!this.stopping) this.keeping.onLost(error);
    });
  }

  private async reopen(before: number | undefined): Promise<void> {
    const { port } = await this.open();
    if (port !== before)
      throw new Error(`Another process brought the database back on port ${port}. Start again.`);
  }

  /** A full disk, or a directory that is another's: the log can wait. */
  private trim(): void {
    try {
      trimLog(this.keeping.place);
    } catch {}
  }

  private complaint(what: string): string {
    return `Postgres in ${this.keeping.place.cluster} ${what}. It said:\n${this.spawned?.said() ?? "nothing"}`;
  }
}

export const urlOf = (port: number, password: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** Fast shutdown; when sessions hang, immediate; in the end without asking. The data survives all three. */
async function shutDown(pid: number, runs: () => boolean): Promise<void> {
  for (const [signal, patience] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 2_000],
  ] as const) {
    if (!runs()) return;
    process.kill(pid, signal);
    for (const end = Date.now() + patience; runs() && Date.now() < end; ) await sleep(POLL);
  }
}
