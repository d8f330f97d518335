import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { type ReadArchive, readArchive } from "./archive/read";
import { RefusedBackup } from "./archive/refused";
import { destinationOf } from "./destination";
import { readIdentity } from "./identity";
import type { Verification } from "./shapes";
import { storeVerification, withFile } from "./store";

/** Reads a backup back from where it is kept, decrypts it and checks every hash; notes what it found. Throws `NOT_FOUND`. */
export async function verifyBackup(ctx: Context, id: string): Promise<Verification> {
  const { id: stored } = await withFile(ctx, id);
  try {
    const { manifest } = await readStored(ctx, id);
    await storeVerification(ctx, stored, null);
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
    return { id, ok: true, files: manifest.files, rows, fault: null };
  } catch (error) {
    // A disk or a store that fails for a moment says nothing of the backup.
    if (!(error instanceof KvError) || error.code === "UNAVAILABLE") throw error;
    await storeVerification(ctx, stored, error.message);
    return { id, ok: false, files: 0, rows: 0, fault: error.message };
  }
}

/** Reads the file of a backup of this account to its end. Throws `RefusedBackup`, `NOT_FOUND`. */
export async function readStored(
  ctx: Context,
  id: string,
  visit?: Parameters<typeof readArchive>[2],
): Promise<ReadArchive> {
  const { file } = await withFile(ctx, id);
  const { identity } = await readIdentity(ctx.account.id);
  const source = await destinationOf(ctx.account.id).get(file);
  const read = await readArchive(source, identity, visit);
  if (read.manifest.account.id !== ctx.account.id)
    throw new RefusedBackup(
      `The backup is refused: it is of the account ${read.manifest.account.id}, not of this one.`,
    );
  return read;
}
