import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "@/bin/supervise/build";
import { argumentsOf, environmentOf } from "@/bin/supervise/bundle";
import { freePort } from "@/lib/db/embedded/server";
import { cpuOf, mostMemoryOf } from "./cpu";
import type { Room } from "./room";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** Threads of this process start from the build, as those of the service do. */
export async function threadsFromBuild(): Promise<void> {
  await ServiceProcess.build();
  Object.assign(globalThis, { kvThreadBundles: path.join(root, ".next/kv") });
}

/** A process of the service over the room's database, as `npm start` or `npm run api` runs it, its log in a file. */
export class ServiceProcess {
  private constructor(
    readonly base: string,
    private readonly child: ChildProcess,
  ) {}

  /** Builds what a start needs, if it is not built yet. */
  static build = (): Promise<void> => ensureBuild(root, (line) => console.log(line));

  /** Starts it, and waits until it is ready. */
  static async start(room: Room, name: "web" | "api" | "worker"): Promise<ServiceProcess> {
    await ServiceProcess.build();
    const port = await freePort();
    const file = path.join(room.dir, `${name}.log`);
    const log = openSync(file, "a");
    const child = spawn(process.execPath, argumentsOf(name), {
      cwd: root,
      env: {
        ...environmentOf(name),
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        DATABASE_URL: room.server.url,
        KV_DATA_DIR: room.dataDir,
        KV_RATE_LIMIT: "1000000",
      },
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    const ended = once(child, "exit").then(() => "ended");
    if ((await Promise.race([once(child, "message"), ended])) === "ended") {
      throw new Error(`The process ${name} ended:\n${readFileSync(file, "utf8")}`);
    }
    return new ServiceProcess(`http://127.0.0.1:${port}`, child);
  }

  /** Processor time that the process has used so far, in ms; undefined where /proc is not available. */
  cpu(): number | undefined {
    return cpuOf(this.child.pid ?? 0);
  }

  /** The most memory that the process has used so far, in MB; NaN where /proc is not available. */
  mostMemory(): number {
    return (mostMemoryOf(this.child.pid ?? 0) ?? Number.NaN) / 1e6;
  }

  stop = (): Promise<void> => this.end("SIGTERM");

  /** Ends it as a crash does. */
  kill = (): Promise<void> => this.end("SIGKILL");

  private async end(signal: "SIGTERM" | "SIGKILL"): Promise<void> {
    const ended = once(this.child, "exit");
    this.child.kill(signal);
    await ended;
  }
}
