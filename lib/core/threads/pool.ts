import { isCode } from "../error-code";
import type { ThreadEntry } from "./entry";
import { type Limits, ThreadMemory, ThreadTimeout } from "./limits";
import type { Tasks, ThreadReply, ThreadRequest } from "./messages";
import { type Runner, startRunner } from "./runner";

export interface PoolOptions {
  entry: ThreadEntry;
  /** Maximum number of threads. */
  size: number;
  /** An idle thread ends after this, ms. */
  idleMs?: number;
  /** Memory limit of a thread, MB. */
  memoryMb?: number;
  /** Whether each is a separate process. */
  areProcesses?: boolean;
}

interface Job<T> {
  name: keyof T;
  input: unknown;
  runMs: number | undefined;
  growthMb: number | undefined;
  waiting: NodeJS.Timeout | undefined;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

interface Thread<T> {
  worker: Runner;
  isReady: boolean;
  job?: Job<T>;
  timer?: NodeJS.Timeout;
  watch?: NodeJS.Timeout;
}

const DEFAULT_IDLE_MS = 120_000;
const WATCH_INTERVAL_MS = 50;
const MB = 1024 * 1024;

/** Threads, or processes, for long computations: started on demand, one task at a time, ended when idle. */
export class ThreadPool<T extends Tasks<T>> {
  private readonly threads = new Set<Thread<T>>();
  private readonly queue: Job<T>[] = [];
  private lastId = 0;
  private isClosed = false;

  constructor(private readonly options: PoolOptions) {}

  get size(): number {
    return this.options.size;
  }

  /** Runs a task in a thread. Rejects with `ThreadTimeout`, `ThreadMemory`, or with the task's error. */
  run<K extends keyof T>(name: K, input: T[K]["input"], limits: Limits = {}): Promise<T[K]["output"]> {
    const { runMs, waitMs, growthMb } = limits;
    return new Promise((resolve, reject) => {
      const job: Job<T> = { name, input, runMs, growthMb, waiting: undefined, resolve, reject };
      if (waitMs !== undefined) job.waiting = setTimeout(() => this.expire(job, waitMs), waitMs);
      this.queue.push(job);
      this.dispatch();
    });
  }

  /** Starts all threads, so that they are ready when there is a task for them. */
  warm(): void {
    while (this.start());
  }

  /** Threads that have loaded and have no task. */
  get ready(): number {
    let count = 0;
    for (const { isReady, job } of this.threads) if (isReady && !job) count += 1;
    return count;
  }

  /** Ends idle threads to free their memory. */
  async endIdle(): Promise<void> {
    const idle = [...this.threads].filter(({ job }) => !job);
    for (const thread of idle) this.threads.delete(thread);
    await Promise.all(idle.map(({ worker }) => worker.terminate()));
  }

  /** Ends all threads for good; tasks that run or wait fail. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.dispatch();
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  private expire(job: Job<T>, waitMs: number): void {
    const at = this.queue.indexOf(job);
    if (at < 0) return;
    this.queue.splice(at, 1);
    job.reject(new ThreadTimeout(`No thread was free within ${waitMs} ms`, false));
  }

  private dispatch(): void {
    if (this.isClosed) this.rejectAll();
    while (this.queue.length > 0) {
      const idle = [...this.threads].filter(({ job }) => !job);
      const thread = idle.find(({ isReady }) => isReady) ?? idle[0] ?? this.start();
      const job = thread && this.queue.shift();
      if (!job) return;
      clearTimeout(thread.timer);
      clearTimeout(job.waiting);
      thread.job = job;
      thread.worker.ref();
      this.lastId += 1;
      const request: ThreadRequest<T> = { id: this.lastId, name: job.name, input: job.input };
      thread.worker.postMessage(request);
      if (thread.isReady) this.limit(thread);
    }
  }

  private rejectAll(): void {
    for (const job of this.queue.splice(0)) {
      clearTimeout(job.waiting);
      job.reject(new Error("The threads have ended"));
    }
  }

  /** The timeout starts once the thread has loaded. */
  private limit(thread: Thread<T>): void {
    this.watchMemory(thread);
    const runMs = thread.job?.runMs;
    if (runMs === undefined) return;
    thread.timer = setTimeout(() => {
      this.remove(thread, new ThreadTimeout(`The task did not complete within ${runMs} ms`, true));
      void thread.worker.terminate();
    }, runMs);
  }

  private watchMemory(thread: Thread<T>): void {
    const growthMb = thread.job?.growthMb;
    if (growthMb === undefined) return;
    const limit = process.memoryUsage.rss() + growthMb * MB;
    thread.watch = setInterval(() => {
      if (process.memoryUsage.rss() <= limit) return;
      this.remove(thread, new ThreadMemory(`The task took more than ${growthMb} MB`));
      void thread.worker.terminate();
    }, WATCH_INTERVAL_MS);
  }

  private start(): Thread<T> | null {
    if (this.threads.size >= this.size) return null;
    const thread: Thread<T> = { worker: startRunner(this.options), isReady: false };
    // An idle thread keeps no process alive.
    thread.worker.unref();
    thread.worker.on("message", (reply: ThreadReply) => this.receive(thread, reply));
    thread.worker.on("error", (error) =>
      this.remove(
        thread,
        isCode(error, "ERR_WORKER_OUT_OF_MEMORY")
          ? new ThreadMemory("The thread has no memory left")
          : asError(error),
      ),
    );
    thread.worker.on("exit", () =>
      this.remove(thread, new Error("A thread ended before its task completed")),
    );
    this.threads.add(thread);
    return thread;
  }

  private receive(thread: Thread<T>, reply: ThreadReply): void {
    if ("ready" in reply) {
      thread.isReady = true;
      if (thread.job) this.limit(thread);
      else this.markIdle(thread);
      return;
    }
    const { job } = thread;
    thread.job = undefined;
    this.markIdle(thread);
    if ("failure" in reply) job?.reject(new Error(reply.failure));
    else job?.resolve(reply.output);
    this.dispatch();
  }

  private markIdle(thread: Thread<T>): void {
    clearTimeout(thread.timer);
    clearInterval(thread.watch);
    thread.worker.unref();
    const idleMs = this.options.idleMs ?? DEFAULT_IDLE_MS;
    thread.timer = setTimeout(() => {
      // A task that comes while it ends must not be given to it.
      this.threads.delete(thread);
      void thread.worker.terminate();
    }, idleMs).unref();
  }

  private remove(thread: Thread<T>, error: Error): void {
    this.threads.delete(thread);
    clearTimeout(thread.timer);
    clearInterval(thread.watch);
    const { job } = thread;
    thread.job = undefined;
    job?.reject(error);
    this.dispatch();
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
