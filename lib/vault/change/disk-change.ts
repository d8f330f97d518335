import { link, rename, rmdir, unlink } from "node:fs/promises";
import path from "node:path";
import { syncDirectory } from "@/lib/core/durable-file";
import { isCode } from "@/lib/core/error-code";
import { conflict, type KvError } from "@/lib/core/errors";
import {
  type FileAt,
  type FileStat,
  fileStat,
  forEachConcurrently,
  isOtherFile,
  makeDirectory,
  placeNew,
  removeEmptyFolder,
  statusOf,
  temporaryBeside,
  walk,
} from "../store";
import { isSource, pathOf } from "./plan";
import { directoriesOf, type FileStep, neededDirectories, stage, stagingDirectories } from "./steps";

/** With more old files than this, the caller does not wait for their removal. */
const MAX_AWAITED_REMOVALS = 32;

/**
 * The changes of an act on disk. They can be undone: the old files are kept until `forget`. What another program has written
 * meanwhile stays.
 */
export class DiskChange {
  private readonly undos: (() => Promise<unknown>)[] = [];
  private readonly kept: string[] = [];
  /** Directories that were created, deepest first. */
  private readonly made: string[] = [];
  isUndone = false;

  constructor(private readonly steps: readonly FileStep[]) {}

  /** Whether a file is in place that `undo` would remove or replace. */
  get isApplied(): boolean {
    return this.undos.length > 0;
  }

  /** Stages the new contents in temporary files, flushed. */
  async stage(): Promise<void> {
    for (const directory of neededDirectories(this.steps))
      this.made.unshift(...(await makeDirectory(directory)));
    await forEachConcurrently(this.steps, stage);
    // Losing a single staged file in a power failure is harmless; losing one of several is not.
    if (this.steps.length > 1) await forEachConcurrently(stagingDirectories(this.steps), syncDirectory);
  }

  /** Moves the staged contents into place, durably. Throws `CONFLICT` when files differ from what the plan read. */
  async apply(): Promise<void> {
    const makesWay = ({ change }: FileStep) => change.kind === "remove" && change.makesWay === true;
    const [first, rest] = [this.steps.filter(makesWay), this.steps.filter((step) => !makesWay(step))];
    await forEachConcurrently(first, (step) => this.applyOne(step));
    await forEachConcurrently(rest, (step) => this.applyOne(step));
    await forEachConcurrently(directoriesOf(this.steps), (each) => syncDirectory(each).catch(ifMissing));
  }

  /** Restores the previous state, however far `stage` and `apply` got. */
  async undo(): Promise<void> {
    if (this.isUndone) return;
    const { isApplied } = this;
    for (let action = this.undos.at(-1); action; action = this.undos.at(-1)) {
      await action();
      this.undos.pop();
    }
    await this.discard();
    if (isApplied)
      await forEachConcurrently(directoriesOf(this.steps), (each) => syncDirectory(each).catch(ifMissing));
    this.isUndone = true;
  }

  /** Removes staged files, before any is in place. */
  async discard(): Promise<void> {
    const staged = this.steps.flatMap(({ temp }) => temp ?? []);
    await forEachConcurrently(staged, (file) => unlink(file).catch(() => {}));
    for (const directory of this.made) await rmdir(directory).catch(() => {});
  }

  /**
   * Removes the old files; many are removed while the caller continues. Those that a process leaves are stale temporary
   * files.
   */
  async forget(): Promise<void> {
    const removed = forEachConcurrently(this.kept, (file) => unlink(file).catch(() => {}));
    const left = removed.then(() => this.removeLeft());
    if (this.kept.length <= MAX_AWAITED_REMOVALS) await left;
  }

  /** Folders in which something else is stay. */
  private async removeLeft(): Promise<void> {
    for (const { root, change } of this.steps)
      for (const folder of change.kind === "rename" ? [...(change.leaves ?? [])].reverse() : [])
        await rmdir(path.join(root, folder)).catch(() => {});
  }

  private async applyOne(step: FileStep): Promise<void> {
    if (step.change.kind === "create") return this.create(step);
    const { before } = step.change;
    expectUnchanged(step.source ?? step.target, before, before.path);
    if (step.change.kind === "write") return this.write(step, before);
    if (step.change.kind === "remove") return this.remove(step, before);
    return this.rename(step, before);
  }

  private async create({ temp = "", target, change }: FileStep): Promise<void> {
    if ("content" in change && isSource(change.content)) {
      await removeEmptyFolder(target);
      this.made.unshift(...(await makeDirectory(path.dirname(target))));
    }
    const placed = statOf(temp);
    await placeNew(temp, target).catch((error: unknown) => {
      throw isCode(error, "EEXIST") ? conflict(`${pathOf(change)} already exists`) : error;
    });
    this.undos.push(async () => {
      if (isSame(target, placed)) await unlink(target);
    });
  }

  private async write(step: FileStep, before: FileAt): Promise<void> {
    const { target, old } = step;
    await this.keep(target, old).catch((error: unknown) => {
      throw isCode(error, "ENOENT") ? changedMeanwhile(before.path) : error;
    });
    await this.replace(step);
    // It may have been written since it was compared.
    expectUnchanged(old, before, before.path);
  }

  private async remove({ target, old: wanted }: FileStep, before: FileAt): Promise<void> {
    const old = await rename(target, wanted).then(
      () => wanted,
      (error: unknown) => moveBeside(target, error),
    );
    this.kept.push(old);
    this.undos.push(async () => {
      await removeEmptyFolder(target);
      await makeDirectory(path.dirname(target));
      await placeNew(old, target).catch((error: unknown) => {
        if (!isCode(error, "EEXIST")) throw error;
      });
    });
    expectUnchanged(old, before, before.path);
  }

  private async rename(step: FileStep, before: FileAt): Promise<void> {
    const { temp, source = "", target, old, change } = step;
    if (await isOtherFile(source, target)) throw conflict(`${pathOf(change)} already exists`);
    if (temp !== undefined) await this.keep(source, old);
    await rename(source, target);
    this.undos.push(async () => {
      // On case-insensitive disks both names are those of one file.
      if (statusOf(source) === null || !(await isOtherFile(source, target))) await rename(target, source);
    });
    if (temp === undefined) return;
    await this.replace(step);
    expectUnchanged(old, before, before.path);
  }

  /**
   * Moves the staged file over another one, which is kept as `old`. No system call does so only where that one is still there: whether
   * it was renamed just before is found out after. Throws `CONFLICT` then, since the old name would have come back.
   */
  private async replace({ temp = "", target, old, root, change }: FileStep): Promise<void> {
    const placed = statOf(temp);
    const kept = statusOf(old);
    let isElsewhere = false;
    await rename(temp, target);
    this.undos.push(async () => {
      if (isSame(target, placed)) await (isElsewhere ? unlink(target) : rename(old, target));
    });
    // It has lost a name, unless that is another one now. Not all file systems count names.
    if (!kept || kept.nlink < 2 || statusOf(old)?.nlink !== kept.nlink) return;
    isElsewhere = await hasName(root, fileStat(kept));
    if (isElsewhere) throw changedMeanwhile(pathOf(change));
  }

  /** Links a file to a second name, to keep it when it is replaced. */
  private async keep(file: string, old: string): Promise<void> {
    await link(file, old);
    this.kept.push(old);
  }
}

/** Protects what another program wrote since the plan was made. */
function expectUnchanged(absolute: string, before: FileStat, name: string): void {
  if (!isSame(absolute, before)) throw changedMeanwhile(name);
}

const changedMeanwhile = (name: string): KvError =>
  conflict(`${name} was changed by another program: read it again and repeat the change`);

/** Whether a visible file of the vault is this one. */
async function hasName(root: string, { inode }: FileStat): Promise<boolean> {
  for await (const file of walk(root)) if (file.inode === inode) return true;
  return false;
}

/** Whether a file is still the one with this status. */
function isSame(absolute: string, before: FileStat | null): boolean {
  const now = statOf(absolute);
  return now?.inode === before?.inode && now?.size === before?.size && now?.mtimeMs === before?.mtimeMs;
}

function statOf(absolute: string): FileStat | null {
  const status = statusOf(absolute);
  return status && fileStat(status);
}

/** Another disk may be mounted inside the vault. */
async function moveBeside(target: string, error: unknown): Promise<string> {
  if (!isCode(error, "EXDEV")) throw error;
  const old = temporaryBeside(target);
  await rename(target, old);
  return old;
}

function ifMissing(error: unknown): void {
  if (!isCode(error, "ENOENT", "ENOTDIR")) throw error;
}
