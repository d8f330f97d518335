import { link, lstat, rename, rmdir, unlink } from "node:fs/promises";
import { conflict } from "@/lib/core/errors";
import {
  type FileStat,
  inGroups,
  isCode,
  isOtherFile,
  makeDirectory,
  placeNew,
  syncDirectory,
  temporaryBeside,
} from "../store";
import { pathOf } from "./plan";
import { directoriesOf, neededDirectories, type Step, stage } from "./steps";

/** What an act does to the disk. It can be undone: the old files are kept until `forget`. */
export class DiskChange {
  private readonly undos: (() => Promise<unknown>)[] = [];
  private readonly kept: string[] = [];
  /** Directories that were not there, deepest first. */
  private readonly made: string[] = [];
  isUndone = false;

  constructor(private readonly steps: readonly Step[]) {}

  /** Writes the new contents beside their files, flushed. */
  async stage(): Promise<void> {
    for (const directory of neededDirectories(this.steps))
      this.made.unshift(...(await makeDirectory(directory)));
    await inGroups(this.steps, stage);
    // One staged file that a loss of power takes is a change that never was; of several, some would be missing.
    if (this.steps.length > 1) await inGroups(directoriesOf(this.steps), syncDirectory);
  }

  /** Puts the staged contents in place, durably. Throws `CONFLICT` when the disk is not as the plan saw it. */
  async apply(): Promise<void> {
    await inGroups(this.steps, (step) => this.applyOne(step));
    await inGroups(directoriesOf(this.steps), syncDirectory);
  }

  /** Makes the disk what it was, however far `stage` and `apply` came. */
  async undo(): Promise<void> {
    if (this.isUndone) return;
    const isApplied = this.undos.length > 0;
    for (let action = this.undos.at(-1); action; action = this.undos.at(-1)) {
      await action();
      this.undos.pop();
    }
    await this.discard();
    if (isApplied) await inGroups(directoriesOf(this.steps), (each) => syncDirectory(each).catch(ifMissing));
    this.isUndone = true;
  }

  /** Removes what `stage` wrote, as long as nothing of it is in place. */
  async discard(): Promise<void> {
    const staged = this.steps.flatMap(({ temp }) => temp ?? []);
    await inGroups(staged, (file) => unlink(file).catch(() => {}));
    for (const directory of this.made) await rmdir(directory).catch(() => {});
  }

  /** Removes the old files. */
  async forget(): Promise<void> {
    await inGroups(this.kept, (file) => unlink(file).catch(() => {}));
  }

  private async applyOne(step: Step): Promise<void> {
    if (step.change.kind === "create") return this.create(step);
    await expectUnchanged(step.source ?? step.target, step.change.before, step.change.before.path);
    if (step.change.kind === "write") return this.write(step);
    if (step.change.kind === "remove") return this.remove(step);
    return this.rename(step);
  }

  private async create({ temp = "", target, change }: Step): Promise<void> {
    await placeNew(temp, target).catch((error: unknown) => {
      throw isCode(error, "EEXIST") ? conflict(`There is a ${pathOf(change)} already`) : error;
    });
    this.undos.push(() => unlink(target));
  }

  private async write({ temp = "", target }: Step): Promise<void> {
    const old = await this.keep(target);
    await rename(temp, target);
    this.undos.push(() => rename(old, target));
  }

  private async remove({ target }: Step): Promise<void> {
    const old = temporaryBeside(target);
    await rename(target, old);
    this.kept.push(old);
    this.undos.push(() => placeNew(old, target));
  }

  private async rename({ temp, source = "", target, change }: Step): Promise<void> {
    if (await isOtherFile(source, target)) throw conflict(`There is a ${pathOf(change)} already`);
    const old = temp === undefined ? undefined : await this.keep(source);
    await rename(source, target);
    this.undos.push(() => rename(target, source));
    if (temp === undefined || old === undefined) return;
    await rename(temp, target);
    this.undos.push(() => rename(old, target));
  }

  /** Gives a file a second name, under which it outlives being replaced. */
  private async keep(file: string): Promise<string> {
    const old = temporaryBeside(file);
    await link(file, old);
    this.kept.push(old);
    return old;
  }
}

/** What another program wrote since the plan was made must not be lost. */
async function expectUnchanged(absolute: string, before: FileStat, name: string): Promise<void> {
  const now = await lstat(absolute).catch(() => null);
  const isSame = now?.ino === before.inode && now.size === before.size && now.mtimeMs === before.mtimeMs;
  if (!isSame) throw conflict(`${name} was changed by another program: read it again and repeat the change`);
}

function ifMissing(error: unknown): void {
  if (!isCode(error, "ENOENT")) throw error;
}
