import { KvError } from "@/lib/core/errors";
import { hashOf, hasSlowFrontmatter } from "@/lib/vault";
import { editBetween } from "../edits";
import type { Fix, Issue } from "../issue";
import type { ScanOptions } from "../options";
import type { FileSnapshot, RecordFile, VaultSnapshot } from "../snapshot";

/** Yields issues while it looks for them where that takes long, so that other work gets a turn in between. */
export type Rule = (vault: VaultSnapshot, options: ScanOptions) => Iterable<Issue>;

/** Links that a rule reports of one file at a time, so that one file cannot fill the list. */
export const MAX_OF_FILE = 2_000;

/** The issues of each file, which are looked for one after the other. */
export function* ofEach(
  files: readonly RecordFile[],
  issuesOf: (file: RecordFile) => Iterable<Issue>,
): Generator<Issue> {
  for (const file of files) yield* issuesOf(file);
}

/** Cached fixes of unchanged files. */
const cache = new WeakMap<FileSnapshot, Map<string, Fix | undefined>>();

/**
 * The safe fix that `repair` makes in a file's text; undefined if it makes none, if the text cannot be changed in place
 * (YAML anchors and flow maps), if parsing its frontmatter takes long, or if the file has changed since the snapshot.
 * Cached under `key` until the file changes, so that the next scan does not read it.
 */
export function fixOf(
  vault: VaultSnapshot,
  file: FileSnapshot,
  key: string,
  repair: (text: string) => string | undefined,
): Fix | undefined {
  const cached = cache.get(file) ?? new Map<string, Fix | undefined>();
  if (cached.has(key)) return cached.get(key);
  const text = vault.textOf(file);
  if (text === null) return undefined;
  const fix = hasSlowFrontmatter(text) ? undefined : fixIn(vault, file, repair);
  cache.set(file, cached.set(key, fix));
  return fix;
}

/** `fixOf`, not cached. */
export function fixIn(
  vault: VaultSnapshot,
  file: FileSnapshot,
  repair: (text: string) => string | undefined,
): Fix | undefined {
  const text = vault.textOf(file);
  if (text === null) return undefined;
  const repaired = inPlace(() => repair(text));
  const isFix = repaired !== undefined && repaired !== text;
  return isFix ? { certain: true, hash: hashOf(text), edits: editBetween(text, repaired) } : undefined;
}

function inPlace(repair: () => string | undefined): string | undefined {
  try {
    return repair();
  } catch (error) {
    if (error instanceof KvError) return undefined;
    throw error;
  }
}

/** A field's value for a message, shortened. */
export function shown(value: unknown): string {
  const text = typeof value === "string" ? `"${value}"` : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
