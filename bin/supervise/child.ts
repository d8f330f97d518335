import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";

export interface ChildPlan {
  /** As it stands in messages: `web`, `worker`. */
  name: string;
  /** What node runs. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  say: (line: string) => void;
  /**
   * Ends in a row, without `steadyAfter` ms of work between them, after which it is given up.
   * One that was never ready yet is given up after 5 all the same.
   */
  maxFailures: number;
  onGivenUp: (error: Error) => void;
  /** First pause before a restart, doubled each time, in ms. */
  pause?: number;
  steadyAfter?: number;
}

const MAX_PAUSE = 30_000;
const MAX_STARTUP_FAILURES = 5;

/** A process that is started again when it ends by itself, and that ends when this process does. */
export class Child {
  private process: ChildProcess | undefined;
  /** An end is asked for, and is no failure. */
  private stopping = false;
  /** It is not to start any more. */
  private isStopped = false;
  private restarting = Promise.resolve();
  private failures = 0;
  private wasReady = false;
  private tellReady = () => {};
  /** Fulfilled when the process first says that it is ready. */
  readonly ready = new Promise<void>((resolve) => {
    this.tellReady = resolve;
  });

  constructor(private readonly plan: ChildPlan) {}

  get pid(): number | undefined {
    return this.process?.pid;
  }

  /**
   * Starts it in a process group of its own, so that Ctrl-C reaches the launcher alone, which ends all in order.
   * The ipc channel ties it to this process all the same.
   */
  start(): void {
    const { args, cwd, env } = this.plan;
    const startedAt = Date.now();
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
      this.tellReady();
    });
    child.once("error", () => {}); // what cannot start ends, too
    once(child, "close").then(([code, signal]) => this.ended(child, code ?? signal, Date.now() - startedAt));
  }

  /** Ends it, after `limit` ms by force, and starts it again; restarts follow one another. */
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

  /** Asks it to end; ends it after `limit` ms. */
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
    this.plan.say(`The ${this.plan.name} did not end within ${limit / 1000} seconds; ending it.`);
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
    const { name, say, maxFailures, onGivenUp, pause = 250, steadyAfter = 30_000 } = this.plan;
    this.failures = lived >= steadyAfter ? 1 : this.failures + 1;
    if (this.failures >= (this.wasReady ? maxFailures : Math.min(maxFailures, MAX_STARTUP_FAILURES))) {
      onGivenUp(
        new Error(
          `The ${name} ended ${this.failures} times in a row (last: ${how}); what it said stands above.`,
        ),
      );
      return;
    }
    const wait = Math.min(pause * 2 ** (this.failures - 1), MAX_PAUSE);
    say(`The ${name} ended (${how}); starting it again in ${wait / 1000} s.`);
    await sleep(wait);
    if (!this.stopping && child === this.process) this.start();
  }
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

const isReady = (message: unknown) =>
  typeof message === "object" && message !== null && "ready" in message && message.ready === true;
