import { type OpenedDatabase, openDatabase } from "@/lib/db/open";
import type { Env } from "@/lib/env";
import { ensureBuild } from "./build";
import { bundleOf, type Entry } from "./bundle";
import { Child } from "./child";

/** How long web and worker may take to finish what they do. */
const CLEAN_END = 10_000;
/** A worker that fails on some work is brought back for ever: the dashboard, which shows what it fails on, needs the web alone. */
const PATIENCE = { web: 5, worker: Number.POSITIVE_INFINITY };

interface Surroundings {
  root: string;
  say: (line: string) => void;
  /** Told of what the service cannot go on after. */
  onFailure: (error: Error) => void;
}

/** Everything that `npm start` runs: the database, one web and one worker. */
export class Service {
  private readonly children: Child[] = [];
  private readonly aborted = new AbortController();
  private opening: Promise<OpenedDatabase> | undefined;

  constructor(
    private readonly settings: Env,
    private readonly around: Surroundings,
  ) {}

  /** Fulfilled when the web answers and the worker works. */
  async start(): Promise<void> {
    const { root, say } = this.around;
    const [database] = await Promise.all([this.openDatabase(), ensureBuild(root, say, this.aborted.signal)]);
    this.aborted.signal.throwIfAborted();
    this.children.push(this.child("web", database.url), this.child("worker", database.url));
    for (const child of this.children) child.start();
    await Promise.all(this.children.map(({ ready }) => ready));
  }

  /** Ends web and worker, then the database. */
  async stop(): Promise<void> {
    this.aborted.abort();
    await Promise.all(this.children.map((child) => child.stop(CLEAN_END)));
    const database = await this.opening?.catch(() => undefined);
    await database?.stop();
  }

  /** Does not wait for web and worker any longer. */
  hurry(): void {
    this.around.say("Ending at once.");
    for (const child of this.children) child.kill();
  }

  private async openDatabase(): Promise<OpenedDatabase> {
    const { say, onFailure } = this.around;
    this.opening = openDatabase({ say, onLost: onFailure });
    const [database, { prepareInstallation }] = await Promise.all([this.opening, import("@/lib/accounts")]);
    await prepareInstallation(database.url, this.settings.KV_DATA_DIR);
    return database;
  }

  private child(name: Entry, databaseUrl: string): Child {
    return new Child({
      name,
      args: ["--enable-source-maps", bundleOf(name)],
      cwd: this.around.root,
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        KV_DATA_DIR: this.settings.KV_DATA_DIR,
        NODE_ENV: "production",
      },
      say: this.around.say,
      patience: PATIENCE[name],
      onGivenUp: this.around.onFailure,
    });
  }
}
