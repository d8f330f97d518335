import type { WalkedFile } from "@/lib/vault";
import type { FileFacts } from "./file";
import { type Lead, Leads } from "./leads";
import { Strings } from "./strings";

/** What a process remembers of one vault. */
export interface Memory {
  /** By path. */
  files: readonly FileFacts[];
  byPath: ReadonlyMap<string, FileFacts>;
  /** Of `files`. */
  leads: Leads;
  leadsByFile: readonly (readonly Lead[])[];
  strings: Strings;
  /** When the files were read, in ms since 1970. */
  readAt: number;
}

const nothing = (): Memory => ({
  files: [],
  byPath: new Map(),
  leads: new Leads([]),
  leadsByFile: [],
  strings: new Strings(),
  readAt: 0,
});

/** About 1 KB each. */
const MOST_FILES = 250_000;
/**
 * Clocks of file systems tick in up to two seconds: a file that changed so shortly before it was read may have
 * changed again since and show the same times.
 */
const TICK_MS = 2_000;

/** The facts of the vaults that were scanned last, up to a number of files; the one scanned longest ago goes first. */
export class FactsCache {
  private readonly vaults = new Map<string, Memory>();

  constructor(private readonly most = MOST_FILES) {}

  recall(root: string): Memory {
    return this.vaults.get(root) ?? nothing();
  }

  remember(root: string, memory: Memory): void {
    this.vaults.delete(root);
    if (memory.files.length > this.most) return;
    this.vaults.set(root, memory);
    let total = [...this.vaults.values()].reduce((sum, { files }) => sum + files.length, 0);
    for (const [oldest, { files }] of this.vaults) {
      if (total <= this.most) return;
      total -= files.length;
      this.vaults.delete(oldest);
    }
  }
}

/** Does the disk show the file that the facts were read from? */
export const isKnown = (facts: FileFacts | undefined, file: WalkedFile, readAt: number): facts is FileFacts =>
  facts !== undefined &&
  facts.size === file.size &&
  facts.mtimeMs === file.mtimeMs &&
  facts.ctimeMs === file.ctimeMs &&
  facts.inode === file.inode &&
  facts.ctimeMs < readAt - TICK_MS;
