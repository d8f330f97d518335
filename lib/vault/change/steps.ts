import { lstat } from "node:fs/promises";
import path from "node:path";
import { locate } from "../path";
import { temporaryBeside, writeFlushed } from "../store";
import { type FileChange, pathOf } from "./plan";

/** One change with the names it has on the disk. */
export interface Step {
  change: FileChange;
  /** Absolute path of the file once the change is done. */
  target: string;
  /** Absolute path of the file that is renamed. */
  source?: string;
  /** The temporary file that holds the new content. */
  temp?: string;
}

/** Names the files of a change. Throws for a path that leads through a symbolic link. */
export async function stepFor(root: string, change: FileChange): Promise<Step> {
  const target = await locate(root, pathOf(change));
  const hasContent = "content" in change && change.content !== undefined;
  return {
    change,
    target,
    ...(change.kind === "rename" && { source: await locate(root, change.before.path) }),
    ...(hasContent && { temp: temporaryBeside(target) }),
  };
}

/** Writes the new content of a change beside its file, flushed. */
export async function stage({ change, temp, target, source }: Step): Promise<void> {
  if (temp === undefined || !("content" in change) || change.content === undefined) return;
  const replaced = change.kind === "create" ? null : await lstat(source ?? target).catch(() => null);
  const bytes = typeof change.content === "string" ? Buffer.from(change.content) : change.content;
  await writeFlushed(temp, bytes, replaced ? replaced.mode & 0o777 : undefined);
}

/** The directories whose entries the changes touch. */
export const directoriesOf = (steps: readonly Step[]): string[] => [
  ...new Set(steps.flatMap(({ target, source }) => [target, source ?? target].map((at) => path.dirname(at)))),
];

/** The directories that must be there before anything is staged. */
export const neededDirectories = (steps: readonly Step[]): string[] =>
  directoriesOf(steps.filter(({ change }) => change.kind === "create" || change.kind === "rename"));
