import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { keepEnd } from "./output";
import { root } from "./root";

const READY_WITHIN_MS = 120_000;
const END_WITHIN_MS = 30_000;

/** One of our processes, which can be ended, killed and started again. */
export class Managed {
  private child: ChildProcess | undefined;
  /** Standard output and error of all its lives, but the start of very much. */
  output = "";

  constructor(
    private readonly script: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    const { child } = this;
    return child !== undefined && child.exitCode === null && child.signalCode === null;
  }

  /** The exit code of the last process, once it has exited. */
  get exitCode(): number | null {
    return this.child?.exitCode ?? null;
  }

  /** Fulfilled when the process says that it is ready. */
  async start(): Promise<void> {
    const loader = this.script.endsWith(".ts") ? ["--import", "tsx"] : [];
    const child = spawn(process.execPath, [...loader, this.script], {
      cwd: root,
      env: this.env,
      // By the channel it says that it is ready, and ends when this process does.
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        this.output = keepEnd(this.output, chunk);
      });
    const ready = once(child, "message").then(() => "ready");
    const ended = once(child, "exit").then(() => "ended");
    const late = sleep(READY_WITHIN_MS, "was not ready in time", { ref: false });
    const how = await Promise.race([ready, ended, late]);
    if (how !== "ready") throw new Error(`${this.script} ${how}:\n${this.output}`);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (!child || !this.isRunning) return;
    const ended = once(child, "exit");
    child.kill(signal);
    const late = sleep(END_WITHIN_MS, "late", { ref: false });
    if ((await Promise.race([ended, late])) !== "late") return;
    child.kill("SIGKILL");
    throw new Error(`${this.script} still ran ${END_WITHIN_MS} ms after ${signal}:\n${this.output}`);
  }
}
