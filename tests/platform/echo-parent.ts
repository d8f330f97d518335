/** A process that starts another by a pool, reports its pid to the parent, and waits. */
import { ThreadPool } from "@/lib/core/threads";
import type { EchoTasks } from "./echo-process";

const entry = { source: "tests/platform/echo-process.ts", bundle: "echo-process.mjs" };
const pool = new ThreadPool<EchoTasks>({ entry, size: 1, areProcesses: true });
process.send?.(await pool.run("pid", null));
