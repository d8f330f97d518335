import { link, lstat, rename, rmdir, unlink } from "node:fs/promises";
import { conflict } from "@/lib/core/errors";
import {
  type FileStat,
  forEachConcurrently,
  isCode,
  isOtherFile,
  makeDirectory,
  placeNew,
  syncDirectory,
  temporaryBeside,
} from "../store";
import { pathOf } from "./plan";
import { directoriesOf, type FileStep, neededDirectories, stage } from "./steps";

/** The changes of an act on disk. They can be undone: the old files are kept until `forget`. */
export class DiskChange {
  private readonly undos: (() => Promise<unknown>)[] = [];
  private readonly kept: string[] = [];
  /** Directories that were created, deepest first. */
  private readonly made: string[] = [];
  isUndone = false;

  constructor(private readonly steps: readonly FileStep[]) {}

  /** Stages the new contents in temporary files, flushed. */
  async stage(): Promise<void> {
    for (const directory of neededDirectories(this.steps))
      this.made.unshift(...(await makeDirectory(directory)));
    await forEachConcurrently(this.steps, stage);
    // Losing a single staged file in a power failure is harmless; losing one of several is not.
    if (this.steps.length > 1) await forEachConcurrently(directoriesOf(this.steps), syncDirectory);
  }

  /** Moves the staged contents into place, durably. Throws `CONFLICT` when files differ from what the plan read. */
  async apply(): Promise<void> {
    await forEachConcurrently(this.steps, (step) => this.applyOne(step));
    await forEachConcurrently(directoriesOf(this.steps), syncDirectory);
  }

  /** Restores the previous state, however far `stage` and `apply` got. */
  async undo(): Promise<void> {
    if (this.isUndone) return;
    const isApplied = this.undos.length > 0;
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

  /** Removes the old files. */
  async forget(): Promise<void> {
    await forEachConcurrently(this.kept, (file) => unlink(file).catch(() => {}));
  }

  private async applyOne(step: FileStep): Promise<void> {
    if (step.change.kind === "create") return this.create(step);
    await expectUnchanged(step.source ?? step.target, step.change.before, step.change.before.path);
    if (step.change.kind === "write") return this.write(step);
    if (step.change.kind === "remove") return this.remove(step);
    return this.rename(step);
  }

  private async create({ temp = "", target, change }: FileStep): Promise<void> {
    await placeNew(temp, target).catch((error: unknown) => {
      throw isCode(error, "EEXIST") ? conflict(`${pathOf(change)} already exists`) : error;
    });
    this.undos.push(() => unlink(target));
  }

  private async write({ temp = "", target }: FileStep): Promise<void> {
    const old = await this.keep(target);
    await rename(temp, target);
    this.undos.push(() => rename(old, target));
  }

  private async remove({ target }: FileStep): Promise<void> {
    const old = temporaryBeside(target);
    await rename(target, old);
    this.kept.push(old);
    this.undos.push(() => placeNew(old, target));
  }

  private async rename({ temp, source = "", target, change }: FileStep): Promise<void> {
    if (await isOtherFile(source, target)) throw conflict(`${pathOf(change)} already exists`);
    const old = temp === undefined ? undefined : await this.keep(source);
    await rename(source, target);
    this.undos.push(() => rename(target, source));
    if (temp === undefined || old === undefined) return;
    await rename(temp, target);
    this.undos.push(() => rename(old, target));
  }

  /** Links a file to a second name, to keep it when it is replaced. */
  private async keep(file: string): Promise<string> {
    const old = temporaryBeside(file);
    await link(file, old);
    this.kept.push(old);
    return old;
  }
}

/** Protects what another program wrote since the plan was made. */
async function expectUnchanged(absolute: string, before: FileStat, name: string): Promise<void> {
  const now = await lstat(absolute).catch(() => null);
  const isSame = now?.ino === before.inode && now.size === before.size && now.mtimeMs === before.mtimeMs;
  if (!isSame) throw conflict(`${name} was changed by another program: read it again and repeat the change`);
}

function ifMissing(error: unknown): void {
  if (!isCode(error, "ENOENT")) throw error;
}
