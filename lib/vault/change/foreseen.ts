import type { Layout } from "../settings/layout";
import type { FileStat, StoredFile } from "../store";
import { type FileChange, pathOf } from "./plan";
import type { DoneChange } from "./record";
import type { FileStep } from "./steps";

/**
 * Whether all that is recorded of a change is known once its content is staged: moving a file changes neither its inode nor its
 * size and time.
 */
export function isForeseeable({ change }: FileStep, layout: Layout): boolean {
  if (!layout.isRecord(pathOf(change))) return false;
  if (change.kind === "remove") return true;
  if (change.kind !== "rename") return typeof change.content === "string";
  return "text" in change.before && layout.isRecord(change.before.path);
}

const NOT_STAGED: FileStat = { size: 0, mtimeMs: 0, inode: 0 };

/** The status of a file after a foreseen change. */
export function statusForeseen({ change, staged }: FileStep): FileStat {
  if (staged) return staged;
  if (change.kind !== "rename" || change.content !== undefined) return NOT_STAGED;
  const { size, mtimeMs, inode } = change.before;
  return { size, mtimeMs, inode };
}

/** The file after a foreseen change; before it is staged, without its status. */
export function fileForeseen(step: FileStep): StoredFile | null {
  const { change } = step;
  const status = statusForeseen(step);
  const path = pathOf(change);
  if (change.kind === "rename" && change.content === undefined && "text" in change.before)
    return { ...(change.before as StoredFile), ...status, path };
  if (!("content" in change) || typeof change.content !== "string") return null;
  return { path, text: change.content, hash: step.hash ?? "", utf8: true, ...status };
}

/** A change as it is recorded, with the file after it. */
export const doneChange = (change: FileChange, after: DoneChange["after"]): DoneChange => ({
  kind: change.kind,
  path: pathOf(change),
  entries: [...(change.entries ?? [])],
  after,
  ...("before" in change && "text" in change.before && { before: change.before }),
  ...(change.kind === "rename" && { from: change.before.path }),
  ...(change.kind === "write" && change.fields && { fields: [...change.fields] }),
  ...(change.kind === "remove" && change.mergedInto && { mergedInto: change.mergedInto }),
});
