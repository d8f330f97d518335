import { lstat } from "node:fs/promises";
import path from "node:path";
import { locate } from "../path";
import { temporaryBeside, writeFlushed } from "../store";
import { type FileChange, pathOf } from "./plan";

/** A change with its absolute paths. */
export interface FileStep {
  change: FileChange;
  /** Absolute path of the file after the change. */
  target: string;
  /** Absolute path of the file that is renamed. */
  source?: string;
  /** The temporary file that holds the new content. */
  temp?: string;
}

/** Resolves the paths of a change. Throws for a path through a symbolic link. */
export async function stepFor(root: string, change: FileChange): Promise<FileStep> {
  const target = await locate(root, pathOf(change));
  const hasContent = "content" in change && change.content !== undefined;
  return {
    change,
    target,
    ...(change.kind === "rename" && { source: await locate(root, change.before.path) }),
    ...(hasContent && { temp: temporaryBeside(target) }),
  };
}

/** Stages the new content of a change, flushed. */
export async function stage({ change, temp, target, source }: FileStep): Promise<void> {
  if (temp === undefined || !("content" in change) || change.content === undefined) return;
  const replaced = change.kind === "create" ? null : await lstat(source ?? target).catch(() => null);
  const bytes = typeof change.content === "string" ? Buffer.from(change.content) : change.content;
  await writeFlushed(temp, bytes, replaced ? replaced.mode & 0o777 : undefined);
}

/** The directories in which entries change. */
export const directoriesOf = (steps: readonly FileStep[]): string[] => [
  ...new Set(steps.flatMap(({ target, source }) => [target, source ?? target].map((at) => path.dirname(at)))),
];

/** The directories that must exist before staging. */
export const neededDirectories = (steps: readonly FileStep[]): string[] =>
  directoriesOf(steps.filter(({ change }) => change.kind === "create" || change.kind === "rename"));
