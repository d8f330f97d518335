import type { Context, Tx } from "@/lib/db";
import { stemKey } from "../links";
import type { VaultPath } from "../path";
import { layoutIn } from "../settings/read";
import type { FileAt, FileStat, StoredFile } from "../store";
import type { LinkRow } from "./columns";
import { entryOf, type IndexEntry, targetEntry } from "./entry";
import { lockIndex } from "./lock";
import { findPaths, type ResolvedAgain, resolveAgain } from "./resolve";
import { candidatesOf, Resolver } from "./resolver";
import { deleteFacts, deleteFiles, writeFiles, writeLinks, writeNewLinks } from "./rows";

/** Changes of the vault's files. */
export interface IndexChange {
  /** Files that were created or changed. */
  written?: readonly StoredFile[];
  /** The same, if it is known already what the index has of them. */
  entries?: readonly IndexEntry[];
  /** The statuses of these entries, in their order, if their files are still being written. */
  statuses?: () => Promise<FileStat[]>;
  /** Files that are link targets only, such as those of the inbox. */
  targets?: readonly FileAt[];
  /** Files that were removed or moved away. */
  removed?: readonly VaultPath[];
}

/** With the links of other files that were resolved again. */
export interface Indexed extends ResolvedAgain {
  entries: IndexEntry[];
  /** The links of the entries, resolved. */
  links: LinkRow[];
}

/**
 * Updates the index in the transaction of a change: rows, links, and the targets of other records' links. Call
 * `writeFirstTexts(ctx, entries)` after the transaction for full text.
 */
export async function updateIndex(
  ctx: Context,
  tx: Tx,
  { written = [], entries: known = [], statuses, targets = [], removed = [] }: IndexChange,
): Promise<Indexed> {
  const layout = await layoutIn(ctx, tx);
  const entries = [...known, ...written.map((file) => entryOf(file, layout))];
  const files = [...entries, ...targets.map(targetEntry)];
  const changed = [...files.map(({ path }) => path), ...removed].map(stemKey);
  const linked = entries.flatMap((entry) => entry.links.map((link) => stemKey(link.target)));
  // Sent together, executed in this order.
  const [, , there] = await Promise.all([
    lockIndex(ctx, tx),
    deleteFiles(ctx, tx, removed),
    findPaths(ctx, tx, [...changed, ...linked]),
  ]);
  const added = files.map(({ path }) => path).filter((path) => !there.has(path));
  const resolver = new Resolver(candidatesOf([...there, ...added]));
  const links = entries.flatMap((entry) => resolver.links(entry));
  const sources = entries.map((entry) => entry.path);
  // A file without a row had no links, and no facts that count.
  const areNew = added.length === files.length;
  const writeRows = async () => {
    for (const [at, status] of (await statuses?.())?.entries() ?? []) Object.assign(files[at] ?? {}, status);
    // The facts after the files, whose rows keep others from storing some.
    await Promise.all([writeFiles(ctx, tx, files), areNew || deleteFacts(ctx, tx, sources)]);
  };
  const [, others] = await Promise.all([
    areNew ? writeNewLinks(ctx, tx, links) : writeLinks(ctx, tx, sources, links),
    // Links to a file that was there and is there lead where they led, however many they are.
    resolveAgain(ctx, tx, [...added, ...removed].map(stemKey), resolver),
    writeRows(),
  ]);
  return { entries, links, ...others };
}
