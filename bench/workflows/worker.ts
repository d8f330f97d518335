import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Room } from "../room/room";

/** A worker process over the room's database, its log in a file. */
export class WorkerProcess {
  private constructor(private readonly child: ChildProcess) {}

  static async start(room: Room): Promise<WorkerProcess> {
    const file = path.join(room.dir, "worker.log");
    const log = openSync(file, "a");
    const child = spawn(process.execPath, ["--import", "tsx", "bin/worker.ts"], {
      env: {
        ...process.env,
        NODE_ENV: "production",
        DATABASE_URL: room.server.url,
        KV_DATA_DIR: path.join(room.dir, "data"),
      },
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    const ended = once(child, "exit").then(() => "ended");
    if ((await Promise.race([once(child, "message"), ended])) === "ended") {
      throw new Error(`The worker ended:\n${readFileSync(file, "utf8")}`);
    }
    return new WorkerProcess(child);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, "exit");
    this.child.kill("SIGTERM");
    await ended;
  }
}
