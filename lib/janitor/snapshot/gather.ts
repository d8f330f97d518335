import { StringPool } from "@/lib/core/strings";
import {
  DEFAULT_LAYOUT,
  extensionProblem,
  type Layout,
  linkFormatOf,
  readLinkSettings,
  type SkippedFile,
  walkInBatches,
} from "@/lib/vault";
import { type CacheEntry, emptyEntry, isUnchanged, SnapshotCache } from "./cache";
import type { FileSnapshot } from "./file";
import type { KeptFacts } from "./kept";
import { LinkIndex } from "./link-index";
import { Reader } from "./reader";
import { type ScanThreads, scanThreads } from "./threads/pool";
import { VaultSnapshot } from "./vault";
import { filesOf, type Walked } from "./walked";
import { walkedElsewhere } from "./walked-elsewhere";

const cache = new SnapshotCache();
let lastVersion = 0;

export interface ReadOptions {
  /** The cache of snapshots; one per process by default. */
  cache?: SnapshotCache | undefined;
  layout?: Layout | undefined;
  /** The timestamps, by path, that files had before the janitor changed them (ms since 1970). */
  times?: ReadonlyMap<string, number>;
  /** Threads that help with reading; those of the process by default. */
  threads?: ScanThreads | undefined;
  /** What earlier processes have read of the vault. */
  kept?: KeptFacts | undefined;
}

/**
 * Reads the vault on disk: checks the timestamps of every file and reads those that have changed. Throws the file system's
 * error for a folder that cannot be listed: a partial snapshot would be wrong.
 */
export async function readVault(
  root: string,
  {
    cache: snapshots = cache,
    layout = DEFAULT_LAYOUT,
    times,
    threads = scanThreads(),
    kept,
  }: ReadOptions = {},
): Promise<VaultSnapshot> {
  const readAt = Date.now();
  const known = snapshots.get(root, layout.key);
  const { before, found } = known ? { before: known } : await keptBefore(root, layout, threads, kept);
  const { byPath, strings, skipped } = await readChanged(root, before, { layout, threads, found });
  const files = ordered(byPath, before);
  const isSame =
    files.length === before.files.length && files.every(({ path }, at) => path === before.files[at]?.path);
  const links = isSame && !before.links.isOversized ? before.links : new LinkIndex(files);
  const targetsByFile = files.map((file, at) =>
    links === before.links && file === before.files[at]
      ? (before.targetsByFile[at] ?? links.of(file))
      : links.of(file),
  );
  const linkFormat = await linkFormatOf(root);
  const linkSettings = await readLinkSettings(root);
  const rest = JSON.stringify([linkFormat, linkSettings, skipped]);
  const isUnchanged = isSame && rest === before.rest && files.every((file, at) => file === before.files[at]);
  const version = isUnchanged ? before.version : ++lastVersion;
  snapshots.set(root, {
    version,
    layoutKey: layout.key,
    files,
    rest,
    byPath,
    strings,
    links,
    targetsByFile,
    readAt,
  });
  if (!isUnchanged) await kept?.write(files.filter(isNew(before)), layout, readAt);
  const origin = { version, root, layout, linkFormat, linkSettings, times, skipped, threads };
  return new VaultSnapshot(origin, files, byPath, links, targetsByFile);
}

const isNew =
  ({ byPath }: CacheEntry) =>
  (file: FileSnapshot): boolean =>
    file !== byPath.get(file.path);

/** With fewer files, walking takes less time than starting a thread. */
const WORTH_A_WALK = 10_000;

/**
 * What others have read of a vault that this process has not read, whose links are to be resolved. Another thread walks a
 * large vault at the same time.
 */
async function keptBefore(
  root: string,
  layout: Layout,
  threads: ScanThreads,
  kept: KeptFacts | undefined,
): Promise<{ before: CacheEntry; found?: Walked | null | undefined }> {
  const entry = emptyEntry(layout.key);
  const byPath = new Map<string, FileSnapshot>();
  let walking: Promise<Walked | null> | undefined;
  await kept?.read(layout, (file) => {
    byPath.set(file.path, file);
    if (byPath.size === WORTH_A_WALK && threads.size > 0) walking = walkedElsewhere(root, threads);
  });
  return { before: { ...entry, byPath, readAt: Date.now() }, found: await walking };
}

async function readChanged(
  root: string,
  before: CacheEntry,
  { layout, threads, found }: { layout: Layout; threads: ScanThreads; found?: Walked | null | undefined },
): Promise<{ byPath: Map<string, FileSnapshot>; strings: StringPool; skipped: SkippedFile[] }> {
  const isOversized = before.strings.size > 4 * before.byPath.size + 10_000;
  const strings = isOversized ? new StringPool() : before.strings;
  const byPath = new Map<string, FileSnapshot>();
  const skipped: SkippedFile[] = [...(found?.skipped ?? [])];
  const onSkipped = (file: SkippedFile) => skipped.push(file);
  const keep = (file: FileSnapshot) => byPath.set(file.path, file);
  const reader = new Reader({ root, layout, strings, threads }, keep);
  for await (const files of found ? filesOf(found) : walkInBatches(root, { onSkipped }))
    for (const file of files) {
      const reason = extensionProblem(file.path);
      if (reason !== undefined) onSkipped({ path: file.path, reason });
      const known = before.byPath.get(file.path);
      if (isUnchanged(known, file, before.readAt)) keep(known);
      else if (reader.add(file).isFull) await reader.turn();
    }
  await reader.end();
  // Another thread finds all that a walk skips before the extensions are looked at.
  return { byPath, strings, skipped: skipped.sort(inPathOrder) };
}

const inPathOrder = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);

/** Sorted by path. If no path has changed, the order is known. */
function ordered(byPath: ReadonlyMap<string, FileSnapshot>, before: CacheEntry): FileSnapshot[] {
  if (byPath.size === before.files.length) {
    const files = before.files.map(({ path }) => byPath.get(path)).filter((file) => file !== undefined);
    if (files.length === byPath.size) return files;
  }
  return [...byPath.values()].sort(inPathOrder);
}
