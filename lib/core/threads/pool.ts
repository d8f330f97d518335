import { isCode } from "../error-code";
import type { ThreadEntry } from "./entry";
import { type Limits, ThreadMemory, ThreadTimeout } from "./limits";
import type { Tasks, ThreadReply, ThreadRequest } from "./messages";
import { type Runner, startRunner } from "./runner";
import { Shares } from "./shares";

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
  owner: string | undefined;
  waiting: NodeJS.Timeout | undefined;
  room?: NodeJS.Timeout;
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
/** Tasks of one owner that wait; more are refused as if they had waited for too long. */
const MAX_WAITING = 50;
/** A task that waits this long, in ms, while another owner has too many threads gets one of them. */
const ROOM_MS = 1_000;
const WATCH_INTERVAL_MS = 50;
const MB = 1024 * 1024;

/** Threads, or processes, for long computations: started on demand, one task at a time, ended when idle. */
export class ThreadPool<T extends Tasks<T>> {
  private readonly threads = new Set<Thread<T>>();
  private readonly queue: Job<T>[] = [];
  private lastId = 0;
  private isClosed = false;
  private readonly shares: Shares;

  constructor(private readonly options: PoolOptions) {
    this.shares = new Shares(options.size);
  }

  get size(): number {
    return this.options.size;
  }

  /** Runs a task in a thread. Rejects with `ThreadTimeout`, `ThreadMemory`, or with the task's error. */
  run<K extends keyof T>(name: K, input: T[K]["input"], limits: Limits = {}): Promise<T[K]["output"]> {
    const { runMs, waitMs, growthMb, owner } = limits;
    return new Promise((resolve, reject) => {
      const job: Job<T> = { name, input, runMs, growthMb, owner, waiting: undefined, resolve, reject };
      if (owner !== undefined) {
        this.shares.ask(owner);
        if (this.queue.filter((other) => other.owner === owner).length >= MAX_WAITING)
          return reject(new ThreadTimeout(`More than ${MAX_WAITING} tasks wait`, false));
        job.room = setTimeout(() => this.makeRoom(job), ROOM_MS);
      }
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
    clearTimeout(job.room);
    job.reject(new ThreadTimeout(`No thread was free within ${waitMs} ms`, false));
  }

  private dispatch(): void {
    if (this.isClosed) this.rejectAll();
    for (let at = this.next(); at >= 0; at = this.next()) {
      const idle = [...this.threads].filter(({ job }) => !job);
      const thread = idle.find(({ isReady }) => isReady) ?? idle[0] ?? this.start();
      const job = thread && this.queue.splice(at, 1)[0];
      if (!job) return;
      clearTimeout(thread.timer);
      clearTimeout(job.waiting);
      clearTimeout(job.room);
      thread.job = job;
      thread.worker.ref();
      this.lastId += 1;
      const request: ThreadRequest<T> = { id: this.lastId, name: job.name, input: job.input };
      thread.worker.postMessage(request);
      if (thread.isReady) this.limit(thread);
    }
  }

  /** Where the first task in the queue is whose owner may have a thread, or -1. */
  private next(): number {
    return this.queue.findIndex(
      ({ owner }) => owner === undefined || this.shares.mayStart(this.runningOf(owner)),
    );
  }

  private runningOf(owner: string): number {
    let count = 0;
    for (const { job } of this.threads) if (job?.owner === owner) count += 1;
    return count;
  }

  /** For a task that waits although its owner has no thread: ends the last task of an owner that has too many. */
  private makeRoom({ owner = "" }: Job<T>): void {
    if (this.runningOf(owner) > 0) return;
    const last = [...this.threads].findLast(
      ({ job }) => job?.owner !== undefined && this.shares.hasTooMany(this.runningOf(job.owner)),
    );
    if (!last) return;
    this.remove(last, new ThreadTimeout("Another account needed the thread", false));
    void last.worker.terminate();
  }

  private rejectAll(): void {
    for (const job of this.queue.splice(0)) {
      clearTimeout(job.waiting);
      clearTimeout(job.room);
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
