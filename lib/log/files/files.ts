import { fstatSync, mkdirSync, openSync, writeSync } from "node:fs";
import { type FileHandle, mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { type LogService, logFileName } from "./names";
import { pruneLogs } from "./prune";

/** Limits and timing of log files; tests use small ones. */
export interface LogFileLimits {
  fileBytes: number;
  /** Per service, including files of ended processes. */
  files: number;
  /** Buffered bytes; further lines are dropped. */
  waitingBytes: number;
  /** Lines are buffered for this time. */
  gatherMs: number;
  /** Pause after a failure. */
  restMs: number;
}

/** An open log file; `size` includes a write in progress. */
interface LogFile {
  handle: FileHandle;
  size: number;
}

const LIMITS: LogFileLimits = {
  fileBytes: 4 * 1024 * 1024,
  files: 8,
  waitingBytes: 1024 * 1024,
  gatherMs: 100,
  restMs: 30_000,
};

/** How long the exit of the process waits for a write in progress. */
const LAST_WRITE_MS = 200;

/**
 * Writes lines to log files of this process in the background. A failing disk loses lines but never stops the
 * process.
 */
export class LogFiles {
  private readonly bounds: LogFileLimits;
  private waiting: string[] = [];
  private waitingBytes = 0;
  private file: LogFile | undefined;
  private begun = 0;
  private running: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private hasWarned = false;
  private restUntil = 0;

  constructor(
    private readonly directory: string,
    private readonly service: LogService,
    bounds: Partial<LogFileLimits> = {},
  ) {
    this.bounds = { ...LIMITS, ...bounds };
  }

  /** Buffers a line, which includes its line end. */
  write(line: string): void {
    const bytes = Buffer.byteLength(line);
    if (this.waitingBytes + bytes > this.bounds.waitingBytes || performance.now() < this.restUntil) return;
    this.waiting.push(line);
    this.waitingBytes += bytes;
    this.timer ??= setTimeout(() => void this.flush(), this.bounds.gatherMs).unref();
  }

  /** Resolves when all buffered lines are written or dropped. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const before = this.running ?? Promise.resolve();
    const running = before.then(() => this.writeWaiting()).catch((error: unknown) => this.giveUp(error));
    this.running = running;
    await running;
  }

  /** Waits for a write in progress, and writes buffered lines synchronously, before the process exits. */
  end(): void {
    try {
      const fd = this.file && settled(this.file);
      if (this.waiting.length > 0) writeSync(fd ?? this.beginFileNow(), this.take(Number.POSITIVE_INFINITY));
    } catch (error) {
      this.warn(error);
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

  /** Removes lines from the buffer: at least one, and as many as fit into `room` bytes. */
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

  /** The current file, or a new one when it is full or was deleted. */
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

  /** The last line may be incomplete, so the next write starts a new file. */
  private async giveUp(error: unknown): Promise<void> {
    const { file } = this;
    this.file = undefined;
    this.waiting = [];
    this.waitingBytes = 0;
    this.restUntil = performance.now() + this.bounds.restMs;
    this.warn(error);
    await file?.handle.close().catch(() => {});
  }

  private warn(error: unknown): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(
      `Logs cannot be written to ${this.directory}: ${reason}. The service continues without log files.\n`,
    );
  }
}

/** The file descriptor, once the write in progress has ended or timed out. */
function settled({ handle: { fd }, size }: LogFile): number {
  for (
    const limit = performance.now() + LAST_WRITE_MS;
    fstatSync(fd).size < size && performance.now() < limit;
  );
  return fd;
}
