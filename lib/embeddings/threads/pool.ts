import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";
import type { Reply, TaskName, Tasks } from "./tasks";

/** A thread that nobody needs holds 250 MB. */
const IDLE_MS = 120_000;
const MOST_THREADS = 4;

interface Job {
  name: TaskName;
  input: Tasks[TaskName]["input"];
  done: (output: unknown) => void;
  failed: (error: Error) => void;
}

interface Thread {
  worker: Worker;
  job?: Job;
  idle?: NodeJS.Timeout;
}

/** Threads for what computes long: started when first needed, one task each at a time, ended when idle. */
export class ThreadPool {
  private readonly threads = new Set<Thread>();
  private readonly waiting: Job[] = [];
  private last = 0;

  constructor(readonly size: number) {}

  run<K extends TaskName>(name: K, input: Tasks[K]["input"]): Promise<Tasks[K]["output"]> {
    return new Promise((done, failed) => {
      this.waiting.push({ name, input, done: done as (output: unknown) => void, failed });
      this.deal();
    });
  }

  /** Ends the threads that have nothing to do: what one kind of work left in their memory is of no use to the next. */
  async rest(): Promise<void> {
    const idle = [...this.threads].filter(({ job }) => !job);
    for (const thread of idle) this.threads.delete(thread);
    await Promise.all(idle.map(({ worker }) => worker.terminate()));
  }

  /** Ends all threads; what they were at fails. */
  async close(): Promise<void> {
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  private deal(): void {
    while (this.waiting.length > 0) {
      const thread = [...this.threads].find(({ job }) => !job) ?? this.start();
      if (!thread) return;
      clearTimeout(thread.idle);
      const job = this.waiting.shift();
      if (!job) return;
      thread.job = job;
      thread.worker.ref();
      this.last += 1;
      thread.worker.postMessage({ id: this.last, name: job.name, input: job.input });
    }
  }

  private start(): Thread | null {
    if (this.threads.size >= this.size) return null;
    const thread: Thread = { worker: new Worker(...entry()) };
    // A thread that has nothing to do keeps no process alive.
    thread.worker.unref();
    thread.worker.on("message", (reply: Reply) => {
      const { job } = thread;
      thread.job = undefined;
      this.idle(thread);
      if ("failure" in reply) job?.failed(new Error(reply.failure));
      else job?.done(reply.output);
      this.deal();
    });
    thread.worker.on("error", (error) => this.lose(thread, error as Error));
    thread.worker.on("exit", () => this.lose(thread, new Error("A thread ended before its work was done")));
    this.threads.add(thread);
    return thread;
  }

  private idle(thread: Thread): void {
    thread.worker.unref();
    thread.idle = setTimeout(() => void thread.worker.terminate(), IDLE_MS).unref();
  }

  private lose(thread: Thread, error: Error): void {
    this.threads.delete(thread);
    clearTimeout(thread.idle);
    const { job } = thread;
    thread.job = undefined;
    job?.failed(error);
    this.deal();
  }
}

const BUNDLE = /[\\/]\.next[\\/]kv[\\/][^\\/]+\.mjs$/;

/** What a thread runs: the file beside this process's own bundle, or the source when the process runs from source. */
function entry(): [string, WorkerOptions] {
  const main = process.argv[1] ?? "";
  const bundled = join(dirname(main), "thread.mjs");
  if (BUNDLE.test(main) && existsSync(bundled)) return [bundled, { execArgv: [] }];
  // A thread does not share its process's reader of TypeScript.
  const source = pathToFileURL(join(process.cwd(), "lib/embeddings/threads/entry.ts")).href;
  const start = `import("tsx/esm/api").then(({ register }) => { register(); return import("${source}"); })`;
  return [start, { eval: true, execArgv: [] }];
}

const shared = globalThis as { kvThreads?: ThreadPool };

/** The threads of this process. */
export function threads(): ThreadPool {
  shared.kvThreads ??= new ThreadPool(Math.min(Math.max(availableParallelism(), 1), MOST_THREADS));
  return shared.kvThreads;
}
