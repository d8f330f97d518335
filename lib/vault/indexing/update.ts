import type { Context, Tx } from "@/lib/db";
import { stemKey } from "../links";
import type { VaultPath } from "../path";
import type { FileAt, StoredFile } from "../store";
import { type Entry, entryOf, targetEntry } from "./entry";
import { lockIndex } from "./lock";
import { findCandidates, Resolver, resolveAgain } from "./resolve";
import { deleteFiles, writeFiles, writeLinks } from "./rows";

/** What has changed of the vault's files. */
export interface IndexChange {
  /** Files that were made or got another text. */
  written?: readonly StoredFile[];
  /** Files that nobody reads for knowledge, such as those of the inbox: links may lead to them. */
  targets?: readonly FileAt[];
  /** Files that are gone from their path. */
  removed?: readonly VaultPath[];
}

/**
 * Brings the index to what was just written, in the transaction that records it: rows, links, and what other
 * records' links resolve to now. Full text follows after the transaction, by `writeTexts(ctx, entries)`.
 */
export async function updateIndex(
  ctx: Context,
  tx: Tx,
  { written = [], targets = [], removed = [] }: IndexChange,
): Promise<{ entries: Entry[]; newlyBroken: number }> {
  const entries = written.map(entryOf);
  await lockIndex(ctx, tx);
  await deleteFiles(ctx, tx, removed);
  await writeFiles(ctx, tx, [...entries, ...targets.map(targetEntry)]);

  const linked = entries.flatMap((entry) => entry.links.map((link) => stemKey(link.target)));
  const resolver = new Resolver(await findCandidates(ctx, tx, linked));
  const sources = entries.map((entry) => entry.path);
  const links = entries.flatMap((entry) => resolver.links(entry));
  await writeLinks(ctx, tx, sources, links);
  const newlyBroken = await resolveAgain(
    ctx,
    tx,
    [...sources, ...targets.map(({ path }) => path), ...removed].map(stemKey),
  );
  return { entries, newlyBroken };
}
