import { availableParallelism } from "node:os";
import { ThreadPool } from "@/lib/core/threads/pool";
import type { WalkedFile } from "../../store";
import type { Composed } from "./compose";
import type { ComposingTasks, Start } from "./tasks";

type ComposingThreads = ThreadPool<ComposingTasks>;

const ENTRY = { source: "lib/vault/indexing/first/entry.ts", bundle: "index-thread.mjs" };
const THREAD_MEMORY_MB = 256;
/** Starting the thread takes as long as composing the rows of this many files. */
const WORTH_A_THREAD = 2_500;
/** Batches that are composed ahead of the one that is written. */
const AHEAD = 2;

export const newComposingThreads = (size: number): ComposingThreads =>
  new ThreadPool({ entry: ENTRY, size, idleMs: 10_000, memoryMb: THREAD_MEMORY_MB });

/** The thread of this process, for one first index at a time: a second one would wait for the processor that Postgres needs. */
const shared = globalThis as { kvComposingThread?: { threads: ComposingThreads; isBusy: boolean } };

/** A thread that composes the rows of a first index. */
export class ComposingThread {
  private readonly started: Promise<unknown>;

  constructor(
    private readonly threads: ComposingThreads,
    start: Start,
    private readonly release: () => void = () => {},
  ) {
    this.started = this.threads.run("start", start);
    this.started.catch(() => {}); // thrown by `compose`
  }

  /** Null if it is not worth it: for few files, on one processor, and while another one runs. */
  static begin(start: Start, files: number): ComposingThread | null {
    if (files < WORTH_A_THREAD || availableParallelism() < 2) return null;
    shared.kvComposingThread ??= { threads: newComposingThreads(1), isBusy: false };
    const own = shared.kvComposingThread;
    if (own.isBusy) return null;
    own.isBusy = true;
    return new ComposingThread(own.threads, start, () => {
      own.isBusy = false;
    });
  }

  /** The rows of each batch, in order. Throws where the thread fails. */
  async *compose(batches: Iterable<WalkedFile[]>): AsyncGenerator<[WalkedFile[], Composed]> {
    await this.started;
    const waiting: [WalkedFile[], Promise<Composed>][] = [];
    for (const files of batches) {
      const composed = this.threads.run("compose", { files });
      composed.catch(() => {}); // thrown once it is its turn
      waiting.push([files, composed]);
      if (waiting.length > AHEAD) yield* first(waiting);
    }
    while (waiting.length > 0) yield* first(waiting);
  }

  /** Lets the thread forget the vault, and others have it. */
  async end(): Promise<void> {
    await this.threads.run("end", {}).catch(() => {});
    this.release();
  }
}

async function* first<T, R>(waiting: [T, Promise<R>][]): AsyncGenerator<[T, R]> {
  const next = waiting.shift();
  if (next) yield [next[0], await next[1]];
}
