import type { Context, Tx } from "@/lib/db";
import { stemKey } from "../links";
import type { VaultPath } from "../path";
import { layoutIn } from "../settings/read";
import type { FileAt, StoredFile } from "../store";
import type { LinkRow } from "./columns";
import { entryOf, type IndexEntry, targetEntry } from "./entry";
import { lockIndex } from "./lock";
import { findCandidates, type ResolvedAgain, resolveAgain } from "./resolve";
import { Resolver } from "./resolver";
import { deleteFacts, deleteFiles, writeFiles, writeLinks, writeNewLinks } from "./rows";

/** Changes of the vault's files. */
export interface IndexChange {
  /** Files that were created or changed. */
  written?: readonly StoredFile[];
  /** The same, if it is known already what the index has of them. */
  entries?: readonly IndexEntry[];
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
  { written = [], entries: known = [], targets = [], removed = [] }: IndexChange,
): Promise<Indexed> {
  const layout = await layoutIn(ctx, tx);
  const entries = [...known, ...written.map((file) => entryOf(file, layout))];
  const files = [...entries, ...targets.map(targetEntry)];
  const changed = [...files.map(({ path }) => path), ...removed].map(stemKey);
  const linked = entries.flatMap((entry) => entry.links.map((link) => stemKey(link.target)));
  // Sent together, executed in this order.
  const [, , added, candidates] = await Promise.all([
    lockIndex(ctx, tx),
    deleteFiles(ctx, tx, removed),
    writeFiles(ctx, tx, files),
    findCandidates(ctx, tx, [...changed, ...linked]),
  ]);
  const resolver = new Resolver(candidates);
  const links = entries.flatMap((entry) => resolver.links(entry));
  const sources = entries.map((entry) => entry.path);
  // A file without a row had no links, and no facts that count.
  const areNew = added.length === files.length;
  const [, , others] = await Promise.all([
    areNew ? writeNewLinks(ctx, tx, links) : writeLinks(ctx, tx, sources, links),
    areNew || deleteFacts(ctx, tx, sources),
    // Links to a file that was there and is there lead where they led, however many they are.
    resolveAgain(ctx, tx, [...added, ...removed].map(stemKey), resolver),
  ]);
  return { entries, links, ...others };
}
