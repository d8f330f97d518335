import type { StringPool } from "@/lib/core/strings";
import { Turns } from "@/lib/core/turns";
import { logger } from "@/lib/log";
import { type Layout, NOT_READ, type WalkedFile } from "@/lib/vault/reading";
import type { FileSnapshot } from "./file";
import { Unpacker } from "./packed";
import { readContent, readUnlessSlow, SLOW, snapshotOf, stemOfFile } from "./read";
import type { ScanThreads } from "./threads/pool";

/** Files that are read here, in about 3 ms, before other work gets a turn and threads their next files. */
const SLICE = 50;
/** Files for a thread at a time: at most, at least, and of this size together, which bounds its memory. */
const MAX_FOR_THREAD = 500;
const MIN_FOR_THREAD = 100;
const MAX_BYTES = 4 * 1024 * 1024;
/** There is always enough waiting for each thread that is done. */
const MAX_WAITING = 2 * MAX_FOR_THREAD;
/** Starting a thread takes as long as reading this many files. */
const WORTH_A_THREAD = 2_500;

interface Target {
  root: string;
  layout: Layout;
  strings: StringPool;
  /** Other threads that read; this one always does. */
  threads: ScanThreads;
}

/** Reads files, in no order, here and in threads that are ready. */
export class Reader {
  private readonly waiting: WalkedFile[] = [];
  private readonly running = new Set<Promise<void>>();
  private added = 0;
  private isThreaded: boolean;

  /** `keep` gets each file that still exists. */
  constructor(
    private readonly target: Target,
    private readonly keep: (snapshot: FileSnapshot) => void,
  ) {
    this.isThreaded = target.threads.size > 0;
  }

  /** Takes a file. Once it is full, there has to be a `turn` before the next: of all files, few are waited for. */
  add(file: WalkedFile): this {
    if (this.target.layout.isRecord(file.path)) this.wait(file);
    else this.keep(snapshotOf(file, stemOfFile(file.path), NOT_READ));
    return this;
  }

  private wait(file: WalkedFile): void {
    this.waiting.push(file);
    this.added += 1;
    if (this.added === WORTH_A_THREAD && this.isThreaded) this.target.threads.warm();
  }

  get isFull(): boolean {
    return this.waiting.length >= MAX_WAITING;
  }

  /** Reads what is left. */
  async end(): Promise<void> {
    while (this.waiting.length > 0 || this.running.size > 0) {
      if (this.waiting.length > 0) await this.turn();
      else await Promise.race(this.running);
    }
  }

  /** Hands out files to threads, and reads some here. */
  async turn(): Promise<void> {
    this.handOut();
    const turns = new Turns();
    for (const file of this.waiting.splice(-SLICE)) {
      this.readHere(file);
      await turns.next();
    }
    await new Promise(setImmediate);
  }

  private readHere(file: WalkedFile): void {
    const stem = stemOfFile(file.path);
    const { root, strings, layout } = this.target;
    const read = this.isThreaded ? readUnlessSlow : readContent;
    const content = read(root, file, stem, strings, layout);
    if (content === SLOW) this.start([file]);
    else if (content) this.keep(snapshotOf(file, stem, content));
  }

  /** Gives files to the threads that are ready, and near the end keeps a fair part. */
  private handOut(): void {
    for (let ready = this.isThreaded ? this.target.threads.ready : 0; ready > 0; ready--) {
      const part = Math.floor(this.waiting.length / (ready + 1));
      if (part < MIN_FOR_THREAD) return;
      this.start(this.take(Math.min(part, MAX_FOR_THREAD)));
    }
  }

  private start(files: WalkedFile[]): void {
    const running = this.readInThread(files);
    this.running.add(running);
    void running.then(() => this.running.delete(running));
  }

  private take(count: number): WalkedFile[] {
    let [end, bytes] = [0, 0];
    while (end < count && bytes < MAX_BYTES) bytes += this.waiting[end++]?.size ?? 0;
    return this.waiting.splice(0, end);
  }

  /** Never rejects: what a thread fails to read is read here, with its error. */
  private async readInThread(files: WalkedFile[]): Promise<void> {
    const { root, layout, strings, threads } = this.target;
    const request = {
      root,
      layout: layout.settings,
      paths: files.map(({ path }) => path),
      sizes: files.map(({ size }) => size),
    };
    try {
      const contents = new Unpacker(await threads.run("read", request), strings);
      for (const file of files) {
        const stem = stemOfFile(file.path);
        const content = contents.next(stem);
        if (content) this.keep(snapshotOf(file, stem, content));
      }
    } catch (error) {
      logger("worker").warn({ err: error }, "a thread failed to read files for a scan");
      this.isThreaded = false;
      this.waiting.push(...files);
    }
  }
}
