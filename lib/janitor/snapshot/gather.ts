import { StringPool } from "@/lib/core/strings";
import {
  DEFAULT_LAYOUT,
  extensionProblem,
  isBelow,
  type Layout,
  linkFormatOf,
  readLinkSettings,
  readOwnDailySettings,
  type SkippedFile,
  walkInBatches,
} from "@/lib/vault";
import { type CacheEntry, emptyEntry, isUnchanged, SnapshotCache } from "./cache";
import type { FileSnapshot } from "./file";
import type { KeptFacts } from "./kept";
import { LinkIndex } from "./link-index";
import { Reader } from "./reader";
import { type ScanThreads, scanThreads } from "./threads/pool";
import { Listing, VaultSnapshot } from "./vault";
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
 * Reads the vault on disk: checks the timestamps of every file and reads those that have changed. What is in a folder that
 * cannot be read now is as it was read before.
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
  const { strings, skipped, unreadable, ...files } = await readChanged(root, before, {
    layout,
    threads,
    found,
  });
  const listing = files.areSame ? before.listing : listingOf(files.found, before.listing);
  const linkFormat = await linkFormatOf(root);
  const linkSettings = await readLinkSettings(root);
  const dailySettings = await readOwnDailySettings(root);
  const rest = JSON.stringify([linkFormat, linkSettings, dailySettings, skipped, unreadable]);
  const isUnchanged = files.areSame && rest === before.rest;
  const version = isUnchanged ? before.version : ++lastVersion;
  snapshots.set(root, { version, layoutKey: layout.key, listing, rest, strings, readAt });
  if (!isUnchanged) await kept?.write(listing.files.filter(isNew(before)), layout, readAt);
  const origin = {
    version,
    root,
    layout,
    linkFormat,
    linkSettings,
    dailySettings,
    times,
    skipped,
    unreadable,
    threads,
  };
  return new VaultSnapshot(origin, listing);
}

/** With the targets of links: those of files that were there before are known, if no path has changed. */
function listingOf(found: readonly FileSnapshot[], before: Listing): Listing {
  const byPath = new Map(found.map((file) => [file.path, file]));
  const files = ordered(byPath, before.files);
  const arePathsSame =
    files.length === before.files.length && files.every(({ path }, at) => path === before.files[at]?.path);
  const links = arePathsSame && !before.links.isOversized ? before.links : new LinkIndex(files);
  const targetsByFile = files.map((file, at) =>
    links === before.links && file === before.files[at]
      ? (before.targetsByFile[at] ?? links.of(file))
      : links.of(file),
  );
  return new Listing(files, byPath, links, targetsByFile);
}

const isNew =
  ({ listing }: CacheEntry) =>
  (file: FileSnapshot): boolean =>
    file !== listing.byPath.get(file.path);

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
  const byPath = new Map<string, FileSnapshot>();
  let walking: Promise<Walked | null> | undefined;
  await kept?.read(layout, (file) => {
    byPath.set(file.path, file);
    if (byPath.size === WORTH_A_WALK && threads.size > 0) walking = walkedElsewhere(root, threads);
  });
  return { before: { ...emptyEntry(layout.key, byPath), readAt: Date.now() }, found: await walking };
}

interface FoundFiles {
  /** In no order. */
  found: FileSnapshot[];
  /** Whether they are those of the snapshot before, and none has changed. */
  areSame: boolean;
  strings: StringPool;
  skipped: SkippedFile[];
  /** Folders and files that are there and cannot be read. */
  unreadable: string[];
}

async function readChanged(
  root: string,
  before: CacheEntry,
  {
    layout,
    threads,
    found: walked,
  }: { layout: Layout; threads: ScanThreads; found?: Walked | null | undefined },
): Promise<FoundFiles> {
  const { byPath, files: old, links } = before.listing;
  const unreadable = [...(walked?.unreadable ?? [])];
  const onUnreadable = (path: string) => unreadable.push(path);
  const isOversized = before.strings.size > 4 * byPath.size + 10_000;
  const strings = isOversized ? new StringPool() : before.strings;
  const found: FileSnapshot[] = [];
  const skipped: SkippedFile[] = [...(walked?.skipped ?? [])];
  const onSkipped = (file: SkippedFile) => skipped.push(file);
  const keep = (file: FileSnapshot) => found.push(file);
  const reader = new Reader({ root, layout, strings, threads }, keep);
  let isAnyChanged = false;
  for await (const files of walked ? filesOf(walked) : walkInBatches(root, { onSkipped, onUnreadable }))
    for (const file of files) {
      const reason = extensionProblem(file.path);
      if (reason !== undefined) onSkipped({ path: file.path, reason });
      const known = byPath.get(file.path);
      if (isUnchanged(known, file, before.readAt)) keep(known);
      else {
        isAnyChanged = true;
        if (reader.add(file).isFull) await reader.turn();
      }
    }
  await reader.end();
  if (unreadable.length > 0)
    for (const file of byPath.values()) if (isBelow(unreadable, file.path)) keep(file);
  const areSame = !isAnyChanged && found.length === old.length && !links.isOversized;
  // Another thread finds all that a walk skips before the extensions are read.
  return { found, areSame, strings, skipped: skipped.sort(inPathOrder), unreadable: unreadable.sort() };
}

const inPathOrder = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1);

/** Sorted by path. If no path has changed, the order is known. */
function ordered(byPath: ReadonlyMap<string, FileSnapshot>, before: readonly FileSnapshot[]): FileSnapshot[] {
  if (byPath.size === before.length) {
    const files = before.map(({ path }) => byPath.get(path)).filter((file) => file !== undefined);
    if (files.length === byPath.size) return files;
  }
  return [...byPath.values()].sort(inPathOrder);
}
