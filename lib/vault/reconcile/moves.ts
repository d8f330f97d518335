import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { toArray } from "../indexing/parameters";
import { isSameVersion } from "../indexing/same-version";
import type { VaultPath } from "../path";
import type { Layout } from "../settings/layout";
import type { FileStat, WalkedFile } from "../store";

/** A file that another program renamed. */
export interface DiskMove {
  from: string;
  to: VaultPath;
}

export interface Differences {
  /** The files that the index had before. */
  known: ReadonlyMap<string, FileStat>;
  removed: readonly string[];
  /** Files that are new, and indexed by now. */
  added: readonly WalkedFile[];
  layout: Layout;
}

/**
 * The files that were renamed by another program. A rename on one disk keeps the inode, the size and the time of the
 * last change; git and sync tools write the same content to a new file.
 */
export async function findMoves(
  ctx: Context,
  tx: Tx,
  { known, removed, added, layout }: Differences,
): Promise<DiskMove[]> {
  // The service itself adds and moves inbox files.
  const isOwn = (file: string) => file.startsWith(`${layout.settings.inboxFolder}/`);
  const [gone, come] = [removed.filter((file) => !isOwn(file)), added.filter(({ path }) => !isOwn(path))];
  const renamed = sameFiles(known, gone, come);
  const done = new Set<string>(renamed.flatMap(({ from, to }) => [from, to]));
  const copied = await sameContents(
    ctx,
    tx,
    gone.filter((file) => !done.has(file)),
    come.map(({ path }) => path).filter((path) => !done.has(path)),
  );
  return [...renamed, ...copied];
}

function sameFiles(
  known: ReadonlyMap<string, FileStat>,
  removed: readonly string[],
  added: readonly WalkedFile[],
): DiskMove[] {
  const byInode = new Map(added.map((file) => [file.inode, file]));
  return removed.flatMap((from) => {
    const to = byInode.get(known.get(from)?.inode ?? -1);
    return to && isSameVersion(known.get(from), to) ? [{ from, to: to.path }] : [];
  });
}

/** Pairs of one content, when no other file that went or came has it, or no other of the same name. */
async function sameContents(
  ctx: Context,
  tx: Tx,
  removed: readonly string[],
  added: readonly VaultPath[],
): Promise<DiskMove[]> {
  if (removed.length === 0 || added.length === 0) return [];
  const filesAt = (paths: readonly string[]) => sql`
    select path, hash, name, count(*) over (partition by hash) as of_hash,
      count(*) over (partition by hash, name) as of_name
    from (select path, hash, regexp_replace(path, '^.*/', '') as name from vault_files
      where account_id = ${ctx.account.id}::uuid and path = any(${toArray(paths)}::text[])
        and hash <> '' and size > 0) as files`;
  return tx.execute<DiskMove & Record<string, unknown>>(sql`
      with gone as (${filesAt(removed)}), come as (${filesAt(added)})
      select gone.path as "from", come.path as "to" from gone join come using (hash)
      where gone.of_hash = 1 and come.of_hash = 1
      union
      select gone.path, come.path from gone join come using (hash, name)
      where gone.of_name = 1 and come.of_name = 1`);
}
