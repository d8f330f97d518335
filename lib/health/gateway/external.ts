import { type ChildProcess, spawn } from "node:child_process";
import { homedir } from "node:os";
import { delimiter, dirname } from "node:path";
import { KvError } from "@/lib/core/errors";
import { splitCommandLine } from "./command-line";

/** What the external gateway is asked for: the last word of its command line. */
export type Question = "secrets" | "agents" | "security";

const LIMIT_MS = 10_000;
const MAX_BYTES = 1024 ** 2;
/** Only the first line of standard error is shown. */
const MAX_ERROR_BYTES = 4_096;
const MAX_ERROR_CHARACTERS = 300;

/** The environment of the program, without ours, which has secrets. */
const childEnv = (): NodeJS.ProcessEnv => ({
  NODE_ENV: "production",
  PATH: [
    dirname(process.execPath),
    "/usr/local/sbin",
    "/usr/local/bin",
    "/usr/sbin",
    "/usr/bin",
    "/sbin",
    "/bin",
  ].join(delimiter),
  HOME: homedir(),
  LANG: "C.UTF-8",
});

/**
 * Runs the external gateway without a shell and returns its standard output. After 10 s or 1 MiB it is killed with its
 * child processes. Throws `EXEC_ERROR` with the reason.
 */
export async function askExternal(command: string, question: Question): Promise<string> {
  const child = start(command, question);
  return new Promise((resolve, reject) => {
    const out = new Collector(MAX_BYTES);
    const err = new Collector(MAX_ERROR_BYTES);
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(execError(reason));
    };
    const stop = (reason: string) => {
      killAll(child);
      fail(reason);
    };
    const timer = setTimeout(() => stop(`did not answer within ${LIMIT_MS / 1000} s`), LIMIT_MS);
    child.on("error", (error) => fail(startError(error)));
    child.stderr?.on("data", (chunk: Buffer) => err.add(chunk));
    child.stdout?.on("data", (chunk: Buffer) => {
      if (!out.add(chunk)) stop(`wrote more than ${MAX_BYTES / 1024 ** 2} MiB`);
    });
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      const how = signal ? `was killed by ${signal}` : `failed with exit code ${code}`;
      if (code === 0) resolve(out.text());
      else fail(`${how}${reasonIn(err.text())}`);
    });
  });
}

const execError = (reason: string): KvError => new KvError("EXEC_ERROR", `The external gateway ${reason}`);

function start(command: string, question: Question): ChildProcess {
  const [program = "", ...words] = splitCommandLine(command);
  try {
    return spawn(/* turbopackIgnore: true */ program, [...words, question], {
      env: childEnv(),
      stdio: ["ignore", "pipe", "pipe"],
      // A process group, so that its child processes are killed with it.
      detached: process.platform !== "win32",
    });
  } catch (error) {
    // Some errors, such as a path through a file, are thrown; others are events.
    throw execError(startError(error));
  }
}

const START_ERRORS = new Map([
  ["ENOENT", "the program or its interpreter does not exist"],
  ["EACCES", "it is not executable (chmod +x)"],
]);

/** The code only: the message of the error has the whole command line. */
function startError(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  return `cannot be started: ${START_ERRORS.get(code) ?? code}`;
}

/** Collects bytes up to a limit. */
class Collector {
  private readonly chunks: Buffer[] = [];
  private size = 0;

  constructor(private readonly most: number) {}

  /** Returns whether the limit is kept. */
  add(chunk: Buffer): boolean {
    const room = this.most - this.size;
    if (room > 0) this.chunks.push(chunk.subarray(0, room));
    this.size += chunk.length;
    return this.size <= this.most;
  }

  text(): string {
    return Buffer.concat(this.chunks).toString("utf8");
  }
}

/** The first line that is not blank, without control characters. */
function reasonIn(stderr: string): string {
  const line = stderr.split("\n").find((each) => each.trim() !== "") ?? "";
  const shown = line
    .replace(/\p{Cc}/gu, " ")
    .trim()
    .slice(0, MAX_ERROR_CHARACTERS)
    .toWellFormed();
  return shown === "" ? "" : `: ${shown}`;
}

function killAll(child: ChildProcess): void {
  child.stdout?.destroy();
  child.stderr?.destroy();
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? child.pid : -child.pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}
