import { mkdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { KvError, notFound } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { hashFile } from "./content/hash";
import { rowLines } from "./content/rows";
import { withScratchDirectory } from "./content/scratch";
import { quoted, type Table } from "./content/tables";
import { flush, listTree, placeFiles } from "./restore/place";
import { askTx, insertRows, tablesOf } from "./restore/rows";
import { type Unpacked, unpack } from "./restore/unpack";
import { latestStored, storeDrill } from "./store";
import { readStored } from "./verify";

/** The result of a restore test. */
export interface Drill {
  id: string;
  /** The tested backup; null when there is none. */
  backup: string | null;
  passed: boolean;
  files: number;
  rows: number;
  failure: string | null;
}

/**
 * Restores a backup, by default the latest, to a temporary directory and temporary tables, compares both with the
 * backup byte by byte and row by row, and records the result. The account itself is not changed.
 */
export async function runDrill(ctx: Context, id: string, backup?: string): Promise<Drill> {
  const startedAt = ctx.clock.now();
  const tried = backup ?? (await latestStored(ctx))?.id ?? null;
  const outcome = await attempt(ctx, tried);
  const { failure: error, ...counts } = outcome;
  await storeDrill(ctx, { id, backupId: tried, startedAt, finishedAt: ctx.clock.now(), error, ...counts });
  return { id, backup: tried, ...outcome };
}

type Outcome = Pick<Drill, "passed" | "files" | "rows" | "failure">;

async function attempt(ctx: Context, tried: string | null): Promise<Outcome> {
  try {
    if (tried === null) throw notFound("There is no backup yet: make one first");
    return await withScratchDirectory("drill", (directory) => tryRestore(ctx, tried, directory));
  } catch (error) {
    if (!(error instanceof KvError) || error.code === "UNAVAILABLE") throw error;
    return { passed: false, files: 0, rows: 0, failure: error.message };
  }
}

async function tryRestore(ctx: Context, id: string, directory: string): Promise<Outcome> {
  const unpacked = path.join(directory, "unpacked");
  await mkdir(unpacked);
  const backup = await unpack((visit) => readStored(ctx, id, visit), unpacked);
  const vaultDir = path.join(directory, "vault");
  await mkdir(vaultDir);
  await flush(backup, backup.files);
  await placeFiles(vaultDir, backup, { added: backup.files, changed: [], removed: [], same: 0 });
  const wrong = await differingFile(vaultDir, backup);
  const { rows, differing } = await tryRows(ctx, backup);
  const failure = wrong ?? differing;
  return { passed: failure === null, files: backup.files.length, rows, failure };
}

/** The first file that is missing, differs, or is not in the backup, as a message. */
async function differingFile(vaultDir: string, backup: Unpacked): Promise<string | null> {
  const { files } = listTree(vaultDir);
  for (const file of backup.files) {
    if (!files.delete(file)) return `${file} was not restored`;
    if ((await hashFile(path.join(vaultDir, file))) !== backup.sums.get(`vault/${file}`))
      return `${file} was restored with different bytes`;
  }
  const [more] = files;
  return more === undefined ? null : `${more} was restored but is not in the backup`;
}

/** Restores the rows into temporary tables with the types, keys and checks of the real ones. */
async function tryRows(ctx: Context, backup: Unpacked): Promise<{ rows: number; differing: string | null }> {
  return ctx.db.tx(async (tx) => {
    let rows = 0;
    for (const table of await tablesOf(tx, backup)) {
      const name = sql.raw(quoted(table.name));
      await tx.execute(
        sql`create temporary table ${name} (like public.${name} including all) on commit drop`,
      );
      rows += await insertRows(ctx, tx, backup, table.name, "pg_temp").catch((error: unknown) => {
        throw new KvError("CONFLICT", `The rows of ${table.name} cannot be restored: ${reasonOf(error)}`);
      });
      const differing = await differingRow(ctx, tx, backup, table);
      if (differing !== null) return { rows, differing };
    }
    return { rows, differing: null };
  });
}

const reasonOf = (error: unknown): string => {
  const cause = (error as { cause?: unknown }).cause ?? error;
  return cause instanceof Error ? cause.message : String(cause);
};

async function differingRow(ctx: Context, tx: Tx, backup: Unpacked, table: Table): Promise<string | null> {
  const written = backup.manifest.tables.find(({ name }) => name === table.name);
  const columns = written?.columns ?? table.columns;
  const restored = rowLines(askTx(tx), { ...table, columns }, ctx.account.id, "pg_temp");
  let row = 0;
  for await (const wanted of backup.rows(table.name)) {
    const { value: found = [] } = await restored.next();
    for (const [at, line] of wanted.entries()) {
      row += 1;
      if (found[at] !== line) return `Row ${row} of ${table.name} was restored with different values`;
    }
  }
  const { value: more } = await restored.next();
  return more === undefined ? null : `More rows of ${table.name} were restored than backed up`;
}
