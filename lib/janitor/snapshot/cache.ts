import { StringPool } from "@/lib/core/strings";
import { TIMESTAMP_RESOLUTION_MS, type WalkedFile } from "@/lib/vault/reading";
import type { FileSnapshot } from "./file";
import { LinkIndex } from "./link-index";
import { Listing } from "./vault";

/** The last snapshot of one vault. */
export interface CacheEntry {
  /** Another for each change of what a snapshot says; of this process. */
  version: number;
  /** The key of the layout that the files were read with. */
  layoutKey: string;
  listing: Listing;
  /** Files that cannot be indexed, and how links are written, as JSON. */
  rest: string;
  strings: StringPool;
  /** When the files were read, in ms since 1970. */
  readAt: number;
}

export const emptyEntry = (layoutKey: string, byPath = new Map<string, FileSnapshot>()): CacheEntry => ({
  version: 0,
  layoutKey,
  listing: new Listing([], byPath, new LinkIndex([]), []),
  rest: "",
  strings: new StringPool(),
  readAt: 0,
});

/** A file takes about 1 KB. */
const MAX_FILES = 250_000;
/** Least-recently-used cache of snapshots, limited by the total number of files. */
export class SnapshotCache {
  private readonly vaults = new Map<string, CacheEntry>();

  constructor(private readonly maxFiles = MAX_FILES) {}

  /** The last snapshot with this layout. */
  get(root: string, layoutKey: string): CacheEntry | undefined {
    const entry = this.vaults.get(root);
    return entry?.layoutKey === layoutKey ? entry : undefined;
  }

  set(root: string, entry: CacheEntry): void {
    this.vaults.delete(root);
    if (entry.listing.files.length > this.maxFiles) return;
    this.vaults.set(root, entry);
    let total = [...this.vaults.values()].reduce((sum, { listing }) => sum + listing.files.length, 0);
    for (const [oldest, { listing }] of this.vaults) {
      if (total <= this.maxFiles) return;
      total -= listing.files.length;
      this.vaults.delete(oldest);
    }
  }
}

/** Whether the file on disk is the one that the snapshot has. */
export const isUnchanged = (
  known: FileSnapshot | undefined,
  file: WalkedFile,
  readAt: number,
): known is FileSnapshot =>
  known !== undefined &&
  known.size === file.size &&
  known.mtimeMs === file.mtimeMs &&
  known.ctimeMs === file.ctimeMs &&
  known.inode === file.inode &&
  known.ctimeMs < readAt - TIMESTAMP_RESOLUTION_MS;
