import { and, eq, inArray } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { leadsTo } from "../indexing";
import { existingRecordPath, type VaultPath } from "../path";
import { splitDocument } from "../record";
import { linkWriter, type WriteLink } from "../records/new-links";
import { sentenceAt } from "../search/mentions";
import { searchVault } from "../search/search";
import { readIfReadable, type StoredFile } from "../store";
import { vaultFiles, vaultLinks } from "../tables/vault";
import { findLinkable, type Linkable } from "./occurrence";

/** A record that names another one without a link to it. */
export interface UnlinkedMention {
  path: string;
  name: string;
  /** Hash of the text in which it was found. */
  hash: string;
  /** The sentence, as plain text. */
  mention: string;
}

/** Shorter names are words of many texts. */
const MIN_CHARACTERS = 3;
const MAX_NAMES = 8;
/** How many of the best matches of a search are read. */
const MAX_READ = 30;
const MAX_SHOWN = 10;

/** Records whose text has a name or an alias of this one, and no link to it. */
export async function findUnlinked(ctx: Context, path: VaultPath): Promise<UnlinkedMention[]> {
  const names = await namesOf(ctx, path);
  if (names.length === 0) return [];
  const q = names.map((name) => `"${name}"`).join(" OR ");
  const { results } = await searchVault(ctx, { q, limit: MAX_READ });
  const paths = results.map((hit) => hit.path).filter((each) => each !== path);
  if (paths.length === 0) return [];
  const linking = await linkingTo(ctx, path, paths);
  const write = await ctx.db.tx((tx) => linkWriter(ctx, tx, [path]));
  const found: UnlinkedMention[] = [];
  for (const hit of results.filter((each) => each.path !== path && !linking.has(each.path))) {
    const file = await readIfReadable(ctx.account.vaultDir, existingRecordPath(hit.path));
    const place = file?.utf8 ? mentionIn(file, { path, names, write }) : null;
    if (!file || !place) continue;
    const mention = sentenceAt(file.text, place.at);
    found.push({ path: hit.path, name: hit.name, hash: file.hash, mention });
    if (found.length === MAX_SHOWN) break;
  }
  return found;
}

interface Named {
  path: VaultPath;
  names: readonly string[];
  write: WriteLink;
}

/** Where a file first names a record in a way that can become a link; null when it does not. */
export const mentionIn = (file: StoredFile, { path, names, write }: Named): Linkable | null =>
  findLinkable(file.text, splitDocument(file.text).bodyStart, {
    names,
    target: write(file.path, path).slice(2, -2),
  });

/** The names that a text may have for a record. */
export async function namesOf(ctx: Context, path: VaultPath): Promise<string[]> {
  const [row] = await ctx.db.tx((tx) =>
    tx
      .select({ name: vaultFiles.name, aliases: vaultFiles.aliases })
      .from(vaultFiles)
      .where(and(eq(vaultFiles.accountId, ctx.account.id), eq(vaultFiles.path, path))),
  );
  const names = [row?.name ?? "", ...(row?.aliases ?? [])].map((name) => name.trim());
  const usable = names.filter((name) => name.length >= MIN_CHARACTERS && !/["[\]|\n]/.test(name));
  return [...new Set(usable)].slice(0, MAX_NAMES);
}

async function linkingTo(ctx: Context, path: string, sources: readonly string[]): Promise<Set<string>> {
  const rows = await ctx.db.tx((tx) =>
    tx
      .selectDistinct({ source: vaultLinks.source })
      .from(vaultLinks)
      .where(
        and(
          eq(vaultLinks.accountId, ctx.account.id),
          leadsTo(path),
          inArray(vaultLinks.source, [...sources]),
        ),
      ),
  );
  return new Set(rows.map(({ source }) => source));
}
