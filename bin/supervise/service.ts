import { type OpenedDatabase, openDatabase } from "@/lib/db/open";
import type { Env } from "@/lib/env";
import { environmentOf, PROCESSES, type ProcessName } from "./bundle";
import { Child } from "./child";
import type { Mode } from "./mode";

/** Grace period of web and worker, in ms. */
const STOP_TIMEOUT = 10_000;
/** The worker is always restarted: the dashboard, which shows its errors, needs only the web process. */
const MAX_FAILURES = { web: 5, worker: Number.POSITIVE_INFINITY };

interface ServiceOptions {
  root: string;
  say: (line: string) => void;
  /** Called with fatal errors. */
  onFailure: (error: Error) => void;
}

/** Everything that a launcher runs: the database, one web and one worker. */
export class Service {
  private readonly children = new Map<ProcessName, Child>();
  private readonly aborted = new AbortController();
  private opening: Promise<OpenedDatabase> | undefined;

  constructor(
    private readonly settings: Env,
    private readonly mode: Mode,
    private readonly around: ServiceOptions,
  ) {}

  /** Resolves when web and worker are ready. */
  async start(): Promise<void> {
    const { root, say } = this.around;
    const [database] = await Promise.all([
      this.openDatabase(),
      this.mode.prepare(root, say, this.aborted.signal),
    ]);
    this.aborted.signal.throwIfAborted();
    for (const name of PROCESSES) this.children.set(name, this.child(name, database.url));
    const children = [...this.children.values()];
    for (const child of children) child.start();
    await Promise.all(children.map(({ ready }) => ready));
  }

  restart(name: ProcessName): void {
    this.around.say(`Restarting the ${name} …`);
    void this.children.get(name)?.restart(STOP_TIMEOUT);
  }

  /** Stops web and worker, then the database. */
  async stop(): Promise<void> {
    this.aborted.abort();
    await Promise.all([...this.children.values()].map((child) => child.stop(STOP_TIMEOUT)));
    const database = await this.opening?.catch(() => undefined);
    await database?.stop();
  }

  /** Kills web and worker. */
  hurry(): void {
    this.around.say("Stopping immediately.");
    for (const child of this.children.values()) child.kill();
  }

  private async openDatabase(): Promise<OpenedDatabase> {
    const { say, onFailure } = this.around;
    this.opening = openDatabase({ say, onLost: onFailure });
    const [database, { prepareInstallation }] = await Promise.all([this.opening, import("@/lib/accounts")]);
    const urls = await prepareInstallation(database.url, this.settings.KV_DATA_DIR);
    return { ...database, url: urls.application };
  }

  private child(name: ProcessName, databaseUrl: string): Child {
    return new Child({
      name,
      args: this.mode.args(name),
      cwd: this.around.root,
      env: {
        ...environmentOf(name),
        ...process.env,
        DATABASE_URL: databaseUrl,
        KV_DATA_DIR: this.settings.KV_DATA_DIR,
        ...this.mode.env,
      },
      say: this.around.say,
      maxFailures: MAX_FAILURES[name],
      onFailure: this.around.onFailure,
    });
  }
}
