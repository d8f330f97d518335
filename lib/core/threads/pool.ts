import { Worker } from "node:worker_threads";
import { type ThreadEntry, workerArguments } from "./entry";
import type { Reply, Request, Tasks } from "./messages";

export interface PoolOptions {
  entry: ThreadEntry;
  /** At most this many threads run at a time. */
  size: number;
  /** A thread without work ends after this, ms. */
  idleMs?: number;
  /** A thread that needs more memory is ended, MB. */
  memoryMb?: number;
}

/** How long a task may take, ms; without a limit it may take for ever. */
export interface Limits {
  /** From its start in a thread. The thread is ended, whatever it is doing. */
  runMs?: number;
  /** Until a thread is free for it. */
  waitMs?: number;
}

/** A task was not begun or not done within its limits. */
export class ThreadTimeout extends Error {
  override readonly name = "ThreadTimeout";

  constructor(
    message: string,
    /** Whether a thread was at work on it. */
    readonly hadBegun: boolean,
  ) {
    super(message);
  }
}

interface Job<T> {
  name: keyof T;
  input: unknown;
  runMs: number | undefined;
  waiting: NodeJS.Timeout | undefined;
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
}

interface Thread<T> {
  worker: Worker;
  isReady: boolean;
  job?: Job<T>;
  timer?: NodeJS.Timeout;
}

const DEFAULT_IDLE_MS = 120_000;

/** Threads for long computations: started when first needed, one task each at a time, ended when idle. */
export class ThreadPool<T extends Tasks<T>> {
  private readonly threads = new Set<Thread<T>>();
  private readonly queue: Job<T>[] = [];
  private lastId = 0;

  constructor(private readonly options: PoolOptions) {}

  get size(): number {
    return this.options.size;
  }

  /** Runs a task in a thread. Rejects with `ThreadTimeout`, or with what the task threw. */
  run<K extends keyof T>(name: K, input: T[K]["input"], limits: Limits = {}): Promise<T[K]["output"]> {
    const { runMs, waitMs } = limits;
    return new Promise((resolve, reject) => {
      const job: Job<T> = { name, input, runMs, waiting: undefined, resolve, reject };
      if (waitMs !== undefined) job.waiting = setTimeout(() => this.giveUp(job, waitMs), waitMs);
      this.queue.push(job);
      this.dispatch();
    });
  }

  /** Ends the threads that have nothing to do, and so frees their memory. */
  async endIdle(): Promise<void> {
    const idle = [...this.threads].filter(({ job }) => !job);
    for (const thread of idle) this.threads.delete(thread);
    await Promise.all(idle.map(({ worker }) => worker.terminate()));
  }

  /** Ends all threads; their tasks fail. */
  async close(): Promise<void> {
    await Promise.all([...this.threads].map(({ worker }) => worker.terminate()));
  }

  private giveUp(job: Job<T>, waitMs: number): void {
    const at = this.queue.indexOf(job);
    if (at < 0) return;
    this.queue.splice(at, 1);
    job.reject(new ThreadTimeout(`No thread was free within ${waitMs} ms`, false));
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const thread = [...this.threads].find(({ job }) => !job) ?? this.start();
      const job = thread && this.queue.shift();
      if (!job) return;
      clearTimeout(thread.timer);
      clearTimeout(job.waiting);
      thread.job = job;
      thread.worker.ref();
      this.lastId += 1;
      const request: Request<T> = { id: this.lastId, name: job.name, input: job.input };
      thread.worker.postMessage(request);
      if (thread.isReady) this.limit(thread);
    }
  }

  /** The time of a task counts from when its thread has loaded. */
  private limit(thread: Thread<T>): void {
    const runMs = thread.job?.runMs;
    if (runMs === undefined) return;
    thread.timer = setTimeout(() => {
      this.remove(thread, new ThreadTimeout(`The task was not done within ${runMs} ms`, true));
      void thread.worker.terminate();
    }, runMs);
  }

  private start(): Thread<T> | null {
    if (this.threads.size >= this.size) return null;
    const [file, options] = workerArguments(this.options.entry);
    const resourceLimits = this.options.memoryMb ? { maxOldGenerationSizeMb: this.options.memoryMb } : {};
    const thread: Thread<T> = { worker: new Worker(file, { ...options, resourceLimits }), isReady: false };
    // An idle thread keeps no process alive.
    thread.worker.unref();
    thread.worker.on("message", (reply: Reply) => this.receive(thread, reply));
    thread.worker.on("error", (error) =>
      this.remove(thread, error instanceof Error ? error : new Error(String(error))),
    );
    thread.worker.on("exit", () => this.remove(thread, new Error("A thread ended before its task was done")));
    this.threads.add(thread);
    return thread;
  }

  private receive(thread: Thread<T>, reply: Reply): void {
    if ("ready" in reply) {
      thread.isReady = true;
      this.limit(thread);
      return;
    }
    const { job } = thread;
    thread.job = undefined;
    this.rest(thread);
    if ("failure" in reply) job?.reject(new Error(reply.failure));
    else job?.resolve(reply.output);
    this.dispatch();
  }

  private rest(thread: Thread<T>): void {
    clearTimeout(thread.timer);
    thread.worker.unref();
    const idleMs = this.options.idleMs ?? DEFAULT_IDLE_MS;
    thread.timer = setTimeout(() => void thread.worker.terminate(), idleMs).unref();
  }

  private remove(thread: Thread<T>, error: Error): void {
    this.threads.delete(thread);
    clearTimeout(thread.timer);
    const { job } = thread;
    thread.job = undefined;
    job?.reject(error);
    this.dispatch();
  }
}
