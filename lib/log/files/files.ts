import { fstatSync, mkdirSync, openSync, writeSync } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { type LogService, logFileName } from "./names";
import { pruneLogs } from "./prune";

/** Bounds of what is kept, and how it is written; tests make them small. */
export interface LogBounds {
  fileBytes: number;
  /** Of a service, those of ended processes among them. */
  files: number;
  /** What may wait to be written; lines beyond are left out of the files. */
  waitingBytes: number;
  /** Lines are gathered for so long. */
  gatherMs: number;
  /** After a failure nothing is tried for so long. */
  restMs: number;
}

/** A file that is written; `size` counts what is being written now. */
interface LogFile {
  handle: FileHandle;
  size: number;
}

const BOUNDS: LogBounds = {
  fileBytes: 4 * 1024 * 1024,
  files: 8,
  waitingBytes: 1024 * 1024,
  gatherMs: 100,
  restMs: 30_000,
};

/** How long the end of the process waits for a write under way. */
const LAST_WRITE_MS = 200;

/**
 * Writes lines into files of this process, one after the other: lines are gathered and written behind the caller's
 * back, and a failing disk costs lines, never the process.
 */
export class LogFiles {
  private readonly bounds: LogBounds;
  private waiting: string[] = [];
  private waitingBytes = 0;
  private file: LogFile | undefined;
  private begun = 0;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private told = false;
  private restUntil = 0;

  constructor(
    private readonly directory: string,
    private readonly service: LogService,
    bounds: Partial<LogBounds> = {},
  ) {
    this.bounds = { ...BOUNDS, ...bounds };
  }

  /** Takes a line with its line end; returns at once. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.waitingBytes + bytes > this.bounds.waitingBytes || Date.now() < this.restUntil) return;
    this.waiting.push(line);
    this.waitingBytes += bytes;
    this.timer ??= setTimeout(() => void this.flush(), this.bounds.gatherMs).unref();
  }

  /** Fulfilled when everything taken so far is written, or given up. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const before = this.running ?? Promise.resolve();
    const running = before.then(() => this.writeWaiting()).catch((error: unknown) => this.giveUp(error));
    this.running = running;
    await running;
  }

  /** Writes what is left before the process ends: its last words are those that are looked for. */
  end(): void {
    if (this.waiting.length === 0) return;
    try {
      const fd = this.file ? settled(this.file) : this.beginFileNow();
      writeSync(fd, this.take(Number.POSITIVE_INFINITY));
    } catch (error) {
      this.tell(error);
    }
  }

  private async writeWaiting(): Promise<void> {
    while (this.waiting.length > 0) {
      const file = await this.fileWithRoom();
      const text = this.take(this.bounds.fileBytes - file.size);
      file.size += Buffer.byteLength(text);
      await file.handle.appendFile(text);
    }
  }

  /** At least one line, and as many as `room` bytes hold. */
  private take(room: number): string {
    let bytes = 0;
    const beyond = this.waiting.findIndex((line, index) => {
      bytes += Buffer.byteLength(line);
      return index > 0 && bytes > room;
    });
    const taken = this.waiting.splice(0, beyond === -1 ? this.waiting.length : beyond);
    const text = taken.join("");
    this.waitingBytes -= Buffer.byteLength(text);
    return text;
  }

  /** The file that is written, or the next one when it is full or somebody has deleted it. */
  private async fileWithRoom(): Promise<LogFile> {
    const { file } = this;
    const next = Buffer.byteLength(this.waiting[0] ?? "");
    const hasRoom = file !== undefined && (file.size === 0 || file.size + next <= this.bounds.fileBytes);
    if (file && hasRoom && (await file.handle.stat()).nlink > 0) return file;
    this.file = undefined;
    await file?.handle.close();
    return this.beginFile();
  }

  private async beginFile(): Promise<LogFile> {
    await mkdir(this.directory, { recursive: true, mode: 0o700 });
    const file = { handle: await open(this.nextPath(), "ax", 0o600), size: 0 };
    this.file = file;
    await pruneLogs(this.directory, this.service, this.bounds.files);
    return file;
  }

  private beginFileNow(): number {
    mkdirSync(this.directory, { recursive: true, mode: 0o700 });
    return openSync(this.nextPath(), "ax", 0o600);
  }

  private nextPath(): string {
    this.begun += 1;
    return join(this.directory, logFileName(this.service, Date.now(), this.begun));
  }

  /** A line may have been cut off in the middle, so the next try begins a new file. */
  private async giveUp(error: unknown): Promise<void> {
    const { file } = this;
    this.file = undefined;
    this.waiting = [];
    this.waitingBytes = 0;
    this.restUntil = Date.now() + this.bounds.restMs;
    this.tell(error);
    await file?.handle.close().catch(() => {});
  }

  private tell(error: unknown): void {
    if (this.told) return;
    this.told = true;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `Logs cannot be kept in ${this.directory}: ${reason}. The service goes on without.\n`,
    );
  }
}

/** The file's number once the write under way has ended, or time is up. */
function settled({ handle: { fd }, size }: LogFile): number {
  for (const limit = Date.now() + LAST_WRITE_MS; fstatSync(fd).size < size && Date.now() < limit; );
  return fd;
}
