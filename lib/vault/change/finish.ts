import { lstat, open, rename, unlink } from "node:fs/promises";
import path from "node:path";
import { syncDirectory } from "@/lib/core/durable-file";
import { isCode } from "@/lib/core/error-code";
import { KvError } from "@/lib/core/errors";
import { outageOf } from "@/lib/core/outage";
import { anyVaultPath, EscapeError, locate, locateNew } from "../path";
import { hashStream, isOtherFile, makeDirectory, placeNew, READ_FLAGS, removeEmptyFolder } from "../store";
import type { JournaledChange } from "../tables/vault";

/** The progress of a change; it is `impossible` when its files were changed since. */
export type State = "done" | "ready" | "impossible";

/** Compares a journaled change with the disk. */
export async function stateOf(root: string, change: JournaledChange): Promise<State> {
  if (await leadsThroughLink(root, change)) return "impossible";
  const target = await hashAt(root, change.path);
  const isStaged = change.temp !== undefined && (await hashAt(root, change.temp)) === change.after;
  if (change.kind === "create") {
    if (target === null) return isStaged ? "ready" : "impossible";
    return target === change.after ? "done" : "impossible";
  }
  if (change.kind === "remove")
    return target === null ? "done" : target === change.before ? "ready" : "impossible";
  if (change.kind === "write") {
    if (target === change.after) return "done";
    if (isStaged) return target === change.before ? "ready" : "impossible";
    return target === null || target === change.before ? "impossible" : "done";
  }
  return renameState(root, change, isStaged);
}

/** Whether a folder of the change has become a symbolic link since. */
async function leadsThroughLink(
  root: string,
  { path: file, from = file }: JournaledChange,
): Promise<boolean> {
  try {
    for (const each of [file, from]) await locateNew(root, anyVaultPath(each));
    return false;
  } catch (error) {
    if (error instanceof EscapeError) return true;
    throw error;
  }
}

async function renameState(root: string, change: JournaledChange, isStaged: boolean): Promise<State> {
  const [source, target] = await Promise.all(
    [change.from ?? "", change.path].map((at) => existsAt(root, at)),
  );
  const isMoved = target && !(source && (await areTwo(root, change)));
  if (change.temp === undefined) return isMoved ? "done" : source && !target ? "ready" : "impossible";
  if (isStaged) return isMoved || (source && !target) ? "ready" : "impossible";
  return isMoved ? "done" : "impossible";
}

const areTwo = (root: string, { from = "", path: to }: JournaledChange): Promise<boolean> =>
  isOtherFile(path.join(root, from), path.join(root, to));

/** Completes a change that is `ready`. False where a file has taken the place of one of its folders. */
export async function finish(root: string, change: JournaledChange): Promise<boolean> {
  try {
    await finishReady(root, change);
    return true;
  } catch (error) {
    if (error instanceof KvError && error.code === "VALIDATION_ERROR") return false;
    throw error;
  }
}

async function finishReady(root: string, { kind, path: file, from, temp }: JournaledChange): Promise<void> {
  const target = await locate(root, anyVaultPath(file));
  const staged = temp === undefined ? undefined : path.join(root, temp);
  if (kind === "remove") return unlink(target);
  if (kind === "create" && staged) {
    await removeEmptyFolder(target);
    await makeDirectory(path.dirname(target));
    return placeNew(staged, target);
  }
  if (kind === "rename" && from !== undefined && (await existsAt(root, from)))
    await rename(await locate(root, anyVaultPath(from)), target);
  if (staged) await rename(staged, target);
}

/** Removes unused staged files, and flushes the directories of the changes. */
export async function tidy(root: string, changes: readonly JournaledChange[]): Promise<void> {
  for (const { temp } of changes) if (temp !== undefined) await unlink(path.join(root, temp)).catch(() => {});
  const files = changes.flatMap(({ path: file, from }) => [file, from ?? file]);
  for (const directory of new Set(files.map((file) => path.dirname(path.join(root, file)))))
    await syncDirectory(directory).catch(() => {});
}

/** Whether anything is there that can be seen. Throws where the disk fails. */
async function existsAt(root: string, file: string): Promise<boolean> {
  try {
    await lstat(path.join(root, file));
    return true;
  } catch (error) {
    if (outageOf(error) !== null) throw error;
    return false;
  }
}

/**
 * SHA-256 of a file's bytes, hex; null without a file or for a folder, and what no file has for anything else. Throws where the disk
 * fails or too many files are open: the change is not impossible, and is completed another time.
 */
async function hashAt(root: string, file: string): Promise<string | null> {
  try {
    const handle = await open(path.join(root, file), READ_FLAGS);
    return await hashStream(handle).finally(() => handle.close());
  } catch (error) {
    if (outageOf(error) !== null) throw error;
    return isCode(error, "ENOENT", "ENOTDIR", "EISDIR") ? null : "unreadable";
  }
}
