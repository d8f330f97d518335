import path from "node:path";
import { asVaultPath, locate, locateNew } from "../path";
import {
  type FileStat,
  hashOf,
  stageFile,
  statusOf,
  temporaryAbove,
  temporaryBeside,
  writeFlushed,
} from "../store";
import { type FileChange, isSource, pathOf } from "./plan";

/** A change with its absolute paths. */
export interface FileStep {
  change: FileChange;
  /** The directory of the vault. */
  root: string;
  /** Absolute path of the file after the change. */
  target: string;
  /** Absolute path of the file that is renamed. */
  source?: string;
  /** The temporary file that holds the new content. */
  temp?: string;
  /** The SHA-256 of the new content. */
  hash?: string;
  /** The staging of the new content, once it is begun. */
  staging?: Promise<void>;
  /** The status of the temporary file once it is staged: the file that it becomes has the same. */
  staged?: FileStat;
  /** Where the old file is kept until the end. */
  old: string;
}

/** Resolves the paths of a change. Throws for a path through a symbolic link. */
export async function stepFor(root: string, change: FileChange): Promise<FileStep> {
  const content = "content" in change ? change.content : undefined;
  const target = await (isSource(content) ? locateNew : locate)(root, pathOf(change));
  const source = change.kind === "rename" ? await locate(root, change.before.path) : undefined;
  const temporary = placeOfTemporaries(root, change, target);
  return {
    change,
    root,
    target,
    old: await temporary(source ?? target),
    ...(source !== undefined && { source }),
    ...(content !== undefined && {
      temp: await temporary(target),
      hash: isSource(content) ? content.hash : ("hash" in change && change.hash) || hashOf(content),
    }),
  };
}

/** Beside the target, unless that is no place to stay: a folder that is missing, hidden or about to go. */
function placeOfTemporaries(root: string, change: FileChange, target: string) {
  if (change.kind === "remove" && change.makesWay) return async () => temporaryBeside(path.join(root, "any"));
  const isOwnPlace = asVaultPath(path.relative(root, target)) !== undefined && !isFromSource(change);
  return async (file: string) => (isOwnPlace ? temporaryBeside(file) : temporaryAbove(root, file));
}

const isFromSource = (change: FileChange): boolean => "content" in change && isSource(change.content);

/** Stages the new content of a change, flushed, unless that is begun already. */
export const stage = (step: FileStep): Promise<void> => (step.staging ??= stageNow(step));

async function stageNow(step: FileStep): Promise<void> {
  const { change, temp, target, source } = step;
  if (temp === undefined || !("content" in change) || change.content === undefined) return;
  if (isSource(change.content)) return stageFile(temp, change.content.file);
  const replaced = change.kind === "create" ? null : statusOf(source ?? target);
  const bytes = typeof change.content === "string" ? Buffer.from(change.content) : change.content;
  step.staged = await writeFlushed(temp, bytes, replaced ? replaced.mode & 0o777 : undefined);
}

/** The directories in which entries change. */
export const directoriesOf = (steps: readonly FileStep[]): string[] => [
  ...new Set(steps.flatMap(({ target, source }) => [target, source ?? target].map((at) => path.dirname(at)))),
];

/** The directories of staged contents. */
export const stagingDirectories = (steps: readonly FileStep[]): string[] => [
  ...new Set(steps.flatMap(({ temp }) => (temp === undefined ? [] : path.dirname(temp)))),
];

/** The directories that must exist before staging. */
export const neededDirectories = (steps: readonly FileStep[]): string[] =>
  directoriesOf(
    steps.filter(
      ({ change }) => (change.kind === "create" && !isFromSource(change)) || change.kind === "rename",
    ),
  );
