import { type FSWatcher, watch } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import path from "node:path";
import { isCode } from "@/lib/core/error-code";

/** Directories that are read at a time. */
const BATCH_SIZE = 16;

/** The path no longer exists, or is not a directory. */
const GONE = ["ENOENT", "ENOTDIR"];

export interface DiskListener {
  /** The file or directory at this path, relative to the root, was created, changed, moved or removed. */
  onChange: (file: string) => void;
  /** A watched directory was moved or removed: no event names the files that were below. Not on systems with one watcher for all. */
  onDirectoryGone: () => void;
  onError: (error: unknown) => void;
  /** inotify's limit is reached: the number of directories that are not watched, nor what is below them. Called once. */
  onLimit: (directories: number) => void;
}

/**
 * Watches the files of a directory and of all below it, except hidden ones. On Linux, each directory is watched, not
 * each file, so that the cost depends on the number of directories. Symbolic links are not followed: one could lead to
 * the whole disk.
 */
export class DiskWatch {
  /** By the directory's path relative to the root; on other systems the root's watcher is for all. */
  private readonly watchers = new Map<string, FSWatcher>();
  private readonly isRecursive = process.platform !== "linux";
  private isClosed = false;
  private unwatched = 0;
  private isLimitReported = false;

  constructor(
    private readonly root: string,
    private readonly listener: DiskListener,
  ) {}

  /** Resolves when all that is there now is watched. */
  start(): Promise<void> {
    return this.add([""], { isNew: false });
  }

  close(): void {
    this.isClosed = true;
    this.remove("");
  }

  /** Watches directories and those below; what is in new ones may have been written before this, and is reported. */
  private async add(directories: readonly string[], { isNew }: { isNew: boolean }): Promise<void> {
    const open = directories.filter((each) => this.watch(each));
    if (this.isRecursive) return;
    for (let some = open.splice(0, BATCH_SIZE); some.length > 0; some = open.splice(0, BATCH_SIZE)) {
      const found = await Promise.all(some.map((each) => this.read(each, isNew)));
      open.push(...found.flat().filter((each) => this.watch(each)));
    }
    if (this.unwatched === 0 || this.isLimitReported || this.isClosed) return;
    this.isLimitReported = true;
    this.listener.onLimit(this.unwatched);
  }

  private watch(directory: string): boolean {
    if (this.isClosed || this.watchers.has(directory)) return false;
    try {
      const watcher = watch(path.join(this.root, directory), { recursive: this.isRecursive });
      watcher.on("change", (event, name) =>
        this.onEvent(directory, event, name === null ? "" : String(name)),
      );
      watcher.on("error", (error) => this.onError(error));
      this.watchers.set(directory, watcher);
      return true;
    } catch (error) {
      if (isCode(error, "ENOSPC")) this.unwatched += 1;
      else this.onError(error);
      return false;
    }
  }

  /** The directories in a directory. */
  private async read(directory: string, isNew: boolean): Promise<string[]> {
    const entries = await readdir(path.join(this.root, directory), { withFileTypes: true }).catch((error) => {
      this.onError(error);
      return [];
    });
    const shown = entries.filter(({ name }) => !name.startsWith("."));
    if (isNew) for (const { name } of shown) this.listener.onChange(path.join(directory, name));
    return shown.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(directory, name));
  }

  private onEvent(directory: string, event: string, name: string): void {
    const file = name === "" ? directory : path.join(directory, name);
    if (this.isClosed || file.split(path.sep).some((part) => part.startsWith("."))) return;
    this.listener.onChange(file);
    if (event === "rename" && !this.isRecursive) void this.look(file);
  }

  /** A directory that came, went, or took the place of another. */
  private async look(file: string): Promise<void> {
    if (this.watchers.has(file)) this.listener.onDirectoryGone();
    this.remove(file);
    const stat = await lstat(path.join(this.root, file)).catch(() => null);
    if (stat?.isDirectory()) await this.add([file], { isNew: true });
  }

  /** Ends the watchers of a directory and of all below. */
  private remove(directory: string): void {
    if (directory !== "" && !this.watchers.has(directory)) return;
    for (const [each, watcher] of this.watchers) {
      if (directory !== "" && each !== directory && !each.startsWith(directory + path.sep)) continue;
      watcher.close();
      this.watchers.delete(each);
    }
  }

  private onError(error: unknown): void {
    if (!isCode(error, ...GONE)) this.listener.onError(error);
  }
}
