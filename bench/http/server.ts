import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "@/bin/supervise/build";
import { bundleOf } from "@/bin/supervise/bundle";
import { freePort } from "@/lib/db/embedded/server";
import type { Room } from "../room/room";

export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** A web process as `npm start` runs it, its log in a file. */
export class Web {
  private constructor(
    readonly base: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(room: Room): Promise<Web> {
    await ensureBuild(root, (line) => console.log(line));
    const port = await freePort();
    const log = openSync(path.join(room.dir, "web.log"), "a");
    const child = spawn(process.execPath, ["--enable-source-maps", bundleOf("web")], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: "production",
        PORT: String(port),
        HOST: "127.0.0.1",
        DATABASE_URL: room.server.url,
        KV_DATA_DIR: path.join(room.dir, "data"),
        KV_RATE_LIMIT: "1000000",
      },
      stdio: ["ignore", log, log, "ipc"],
    });
    closeSync(log);
    const ended = once(child, "exit").then(() => "ended");
    if ((await Promise.race([once(child, "message"), ended])) === "ended") {
      throw new Error(`The web process ended:\n${readFileSync(path.join(room.dir, "web.log"), "utf8")}`);
    }
    return new Web(`http://127.0.0.1:${port}`, child);
  }

  /** Processor time that the process has used so far, in ms; undefined where /proc does not tell. */
  cpu(): number | undefined {
    try {
      const fields = readFileSync(`/proc/${this.child.pid}/stat`, "utf8").split(") ")[1]?.split(" ");
      return (Number(fields?.[11]) + Number(fields?.[12])) * 10;
    } catch {
      return undefined;
    }
  }

  async stop(): Promise<void> {
    const ended = once(this.child, "exit");
    this.child.kill("SIGTERM");
    await ended;
  }
}
