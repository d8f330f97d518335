import { setTimeout as sleep } from "node:timers/promises";
import { type Hold, hold } from "./hold";
import type { Place } from "./place";
import { discardPidFile, fateOf, readPidFile } from "./process";
import { freePort, type Spawned, spawnServer } from "./server";

export interface Keeping {
  place: Place;
  bin: string;
  password: string;
  durable: boolean;
  onLost: (error: Error) => void;
}

/** What a second try mends: another start was faster, a killed server's sessions still end, the port was taken. */
const PASSING = /lock file ".*" already exists|is still in use|could not bind|could not create any TCP/;

const START_LIMIT = 60_000;
const ZOMBIE_PATIENCE = 1_000;
const POLL = 20;

/** Sees to it that the server of one cluster runs: starts or adopts it, and brings it back when it dies. */
export class Keeper {
  private held: Hold | undefined;
  private spawned: Spawned | undefined;
  private port: number | undefined;
  private stopping = false;
  private recovery: Promise<void> = Promise.resolve();

  constructor(private readonly keeping: Keeping) {}

  /** Attaches to a running server, or to one that it starts. Answers the port and whether the server ran already. */
  async open(): Promise<{ port: number; adopted: boolean }> {
    const deadline = Date.now() + START_LIMIT;
    while (!this.stopping) {
      const port = await this.attempt();
      if (port !== null) {
        this.port = port;
        return { port, adopted: !this.runs(this.spawned) };
      }
      if (Date.now() > deadline) throw new Error(this.complaint("does not answer"));
      await sleep(POLL);
    }
    throw new Error("The database was stopped while it started.");
  }

  /** Shuts the server down in the clean, fast way, unless another process holds it still. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.recovery;
    const last = this.held ? await this.held.release().catch(() => false) : this.runs(this.spawned);
    await this.held?.close();
    if (last) await shutDown(this.keeping.place.cluster);
  }

  private async attempt(): Promise<number | null> {
    const { cluster } = this.keeping.place;
    const file = readPidFile(cluster);
    const fate = file ? fateOf(file, cluster) : "gone";
    if (file && fate === "serves") return this.attach(file.port);
    if (this.runs(this.spawned)) return null;
    if (file && fate === "zombie") await sleep(ZOMBIE_PATIENCE);
    if (file && (fate === "zombie" || fate === "other")) discardPidFile(cluster, file);
    else await this.spawn();
    return null;
  }

  private async attach(port: number): Promise<number | null> {
    const held = await hold(urlOf(port, this.keeping.password), () => this.recover());
    if (!held) return null;
    this.held = held;
    return port;
  }

  private async spawn(): Promise<void> {
    if (this.spawned && !PASSING.test(this.spawned.said())) throw new Error(this.complaint("did not start"));
    const port = this.port ?? (await freePort());
    this.spawned = spawnServer(this.keeping.place, this.keeping.bin, port, this.keeping.durable);
  }

  /** Those who were given the URL keep it: the server comes back on the same port. */
  private recover(): void {
    if (this.stopping) return;
    this.held = undefined;
    this.spawned = undefined;
    this.recovery = this.open().then(
      () => undefined,
      (error: Error) => {
        if (!this.stopping) this.keeping.onLost(error);
      },
    );
  }

  private runs(spawned: Spawned | undefined): boolean {
    return spawned !== undefined && spawned.process.exitCode === null && spawned.process.signalCode === null;
  }

  private complaint(what: string): string {
    return `Postgres in ${this.keeping.place.cluster} ${what}. It said:\n${this.spawned?.said() ?? "nothing"}`;
  }
}

export const urlOf = (port: number, password: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;

/** Fast shutdown; when sessions hang, immediate; in the end without asking. The data survives all three. */
async function shutDown(cluster: string): Promise<void> {
  const file = readPidFile(cluster);
  if (!file) return;
  const serves = () => fateOf(file, cluster) === "serves";
  for (const [signal, patience] of [
    ["SIGINT", 15_000],
    ["SIGQUIT", 5_000],
    ["SIGKILL", 2_000],
  ] as const) {
    if (!serves()) return;
    process.kill(file.pid, signal);
    for (const end = Date.now() + patience; serves() && Date.now() < end; ) await sleep(POLL);
  }
}
