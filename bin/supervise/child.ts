import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

export interface ChildPlan {
  /** `web` or `worker`, for messages. */
  name: string;
  /** Arguments of node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /**
   * Exits in a row, each before `steadyAfter` ms, after which the process is not restarted. At most 5 before it was ever
   * ready.
   */
  maxFailures: number;
  onFailure: (error: Error) => void;
  /** First pause before a restart, doubled each time, in ms. */
  pause?: number;
  steadyAfter?: number;
}

const MAX_PAUSE = 30_000;
const MAX_STARTUP_FAILURES = 5;

/** A child process that is restarted when it exits, and that exits with this process. */
export class Child {
  private process: ChildProcess | undefined;
  /** Exiting is expected, and not a failure. */
  private stopping = false;
  /** Not to be restarted. */
  private isStopped = false;
  private restarting = Promise.resolve();
  private failures = 0;
  private wasReady = false;
  private resolveReady = () => {};
  /** Resolves when the process first signals that it is ready. */
  readonly ready = new Promise<void>((resolve) => {
    this.resolveReady = resolve;
  });

  constructor(private readonly plan: ChildPlan) {}

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /**
   * Starts it in a separate process group, so that Ctrl-C reaches only the launcher, which stops everything in order.
   * The IPC channel still ends it with this process.
   */
  start(): void {
    const { args, cwd, env } = this.plan;
    const startedAt = performance.now();
    const child = spawn(process.execPath, args, {
      cwd,
      env,
      detached: true,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.process = child;
    child.on("message", (message) => {
      if (!isReady(message)) return;
      this.wasReady = true;
      this.resolveReady();
    });
    child.once("error", () => {}); // a failed start also closes
    // `once` would throw the error of a failed start.
    child.once("close", (code, signal) => {
      void this.ended(child, code ?? signal ?? "unknown", performance.now() - startedAt);
    });
  }

  /** Stops it, after `limit` ms by force, and starts it again. Restarts are sequential. */
  restart(limit: number): Promise<void> {
    this.restarting = this.restarting.then(() => this.endAndStart(limit));
    return this.restarting;
  }

  private async endAndStart(limit: number): Promise<void> {
    await this.end(limit);
    if (this.isStopped) return;
    this.stopping = false;
    this.failures = 0;
    this.start();
  }

  /** Sends SIGTERM, and SIGKILL after `limit` ms. */
  async stop(limit: number): Promise<void> {
    this.isStopped = true;
    await this.end(limit);
  }

  private async end(limit: number): Promise<void> {
    this.stopping = true;
    const child = this.process;
    if (!child || hasEnded(child)) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const late = sleep(limit, "late", { ref: false });
    if ((await Promise.race([ended, late])) !== "late") return;
    this.plan.say(`The ${this.plan.name} did not stop within ${limit / 1000} seconds; killing it.`);
    child.kill("SIGKILL");
    await ended;
  }

  kill(): void {
    this.isStopped = true;
    this.stopping = true;
    this.process?.kill("SIGKILL");
  }

  private async ended(child: ChildProcess, how: number | string, lived: number): Promise<void> {
    if (this.stopping || child !== this.process) return;
    const { name, say, maxFailures, onFailure, pause = 250, steadyAfter = 30_000 } = this.plan;
    this.failures = lived >= steadyAfter ? 1 : this.failures + 1;
    if (this.failures >= (this.wasReady ? maxFailures : Math.min(maxFailures, MAX_STARTUP_FAILURES))) {
      onFailure(
        new Error(`The ${name} exited ${this.failures} times in a row (last: ${how}); see its output above.`),
      );
      return;
    }
    const wait = Math.min(pause * 2 ** (this.failures - 1), MAX_PAUSE);
    say(`The ${name} exited (${how}); restarting in ${wait / 1000} s.`);
    await sleep(wait);
    if (!this.stopping && child === this.process) this.start();
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const isReady = (message: unknown) =>
  typeof message === "object" && message !== null && "ready" in message && message.ready === true;
