import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { and, eq, inArray, sql } from "drizzle-orm";
import { IDENTITY_FOLDER } from "@/lib/accounts";
import type { Context, Tx } from "@/lib/db";
import { isOwnFolder } from "../inbox/files";
import { asVaultPath } from "../path";
import type { Layout } from "../settings/layout";
import { exists, walk } from "../store";
import { inboxFiles } from "../tables/inbox";

/** The action of the audit log after which its entries are about another vault. */
export const VAULT_DETACHED = "vault.detach";

/** What the service left in the directory of a vault, found on the disk. Paths are relative to it. */
export interface Remains {
  /** The identity file. */
  identity: string[];
  /** Temporary files of interrupted writes. */
  temporary: string[];
}

/** What this service made in the directory of a vault. */
export interface Traces extends Remains {
  /** Files that were moved out of the inbox when they were processed or could not be. */
  processed: string[];
  /** Records that workers created and nobody has changed. */
  created: string[];
  /** Other files with changes by workers. */
  changed: string[];
}

/** Finds the traces by the disk, the index and the audit log; changes nothing. */
export const findTraces = async (ctx: Context, tx: Tx, layout: Layout): Promise<Traces> => ({
  ...(await findRemains(ctx)),
  processed: await processedFiles(ctx, tx, layout),
  ...(await changesOfWorkers(ctx, tx)),
});

export async function findRemains({ account: { vaultDir } }: Context): Promise<Remains> {
  const temporary: string[] = [];
  for await (const _ of walk(vaultDir, { onTemporary: (found) => temporary.push(found) }));
  return { identity: identityFiles(vaultDir), temporary: temporary.sort() };
}

/** By their rows: the folders may have been in the directory before, with files of the user. */
async function processedFiles({ account }: Context, tx: Tx, layout: Layout): Promise<string[]> {
  const { inboxFolder } = layout.settings;
  const rows = await tx
    .select({ location: inboxFiles.location })
    .from(inboxFiles)
    .where(
      and(eq(inboxFiles.accountId, account.id), inArray(inboxFiles.state, ["processed", "quarantined"])),
    );
  const found: string[] = [];
  for (const { location } of rows) {
    const file = asVaultPath(location);
    const [inside = "", ...rest] = file?.startsWith(`${inboxFolder}/`)
      ? file.slice(inboxFolder.length + 1).split("/")
      : [];
    const isOurs = file && rest.length > 0 && isOwnFolder(inside);
    if (isOurs && (await exists(account.vaultDir, file))) found.push(file);
  }
  return found.sort();
}

/** The identity file, and drafts of it that a crash left. */
const identityFiles = (root: string): string[] => {
  const folder = path.join(root, IDENTITY_FOLDER);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names
    .filter((name) => /^vault\.json(\.\d+)?$/.test(name))
    .map((name) => `${IDENTITY_FOLDER}/${name}`);
};

interface Row extends Record<string, unknown> {
  path: string;
  created: boolean;
}

async function changesOfWorkers(ctx: Context, tx: Tx): Promise<Pick<Traces, "created" | "changed">> {
  const rows = await tx.execute<Row>(sql`
    select f.path, a.made and a.untouched and a.latest = f.hash as created
    from vault_files f join (
      select subject, bool_or(actor_type = 'worker' and action = 'record.create') as made,
        bool_and(actor_type = 'worker') as untouched, bool_or(actor_type = 'worker') as worked,
        (array_agg(after_hash order by id desc))[1] as latest
      from audit_entries where account_id = ${ctx.account.id}::uuid and after_hash is not null and id > coalesce((
          select max(id) from audit_entries
          where account_id = ${ctx.account.id}::uuid and action = ${VAULT_DETACHED}), 0)
      group by subject) a on a.subject = f.path and a.worked
    where f.account_id = ${ctx.account.id}::uuid and f.kind = 'record' order by f.path`);
  return {
    created: rows.filter(({ created }) => created).map(({ path: file }) => file),
    changed: rows.filter(({ created }) => !created).map(({ path: file }) => file),
  };
}
