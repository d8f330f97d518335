import type { Context } from "@/lib/db";
import { InvalidBackup } from "./archive/invalid-backup";
import { type ReadArchive, readArchive } from "./archive/read";
import { destinationOf } from "./destination";
import { readIdentity } from "./identity";
import type { Identity, Verification } from "./shapes";
import { findStoredBackup, storeVerification } from "./store";

/**
 * Reads a stored backup, decrypts it, checks every hash and records the result. Throws `NOT_FOUND` without the backup, its file
 * or the key, and records nothing then.
 */
export async function verifyBackup(ctx: Context, id: string): Promise<Verification> {
  const { id: stored } = await findStoredBackup(ctx, id);
  try {
    const { manifest } = await readStored(ctx, id);
    await storeVerification(ctx, stored, null);
    const rows = manifest.tables.reduce((total, table) => total + table.rows, 0);
    return { id, ok: true, files: manifest.files, rows, fault: null };
  } catch (error) {
    // A missing key or a store that is away does not mean that the backup is damaged: damaged ones are removed after a time.
    if (!(error instanceof InvalidBackup)) throw error;
    await storeVerification(ctx, stored, error.message);
    return { id, ok: false, files: 0, rows: 0, fault: error.message };
  }
}

/**
 * Reads and verifies the file of a backup of this account, decrypted with the account's identity unless another is given.
 * Throws `InvalidBackup`, `NOT_FOUND`.
 */
export async function readStored(
  ctx: Context,
  id: string,
  visit?: Parameters<typeof readArchive>[2],
  given?: Identity,
): Promise<ReadArchive> {
  const { file } = await findStoredBackup(ctx, id);
  const { identity } = given ?? (await readIdentity(ctx.account.id));
  const source = await destinationOf(ctx.account.id).get(file);
  const read = await readArchive(source, identity, visit);
  if (read.manifest.account.id !== ctx.account.id)
    throw new InvalidBackup(
      `Invalid backup: it belongs to the account ${read.manifest.account.id}, not to this one.`,
    );
  return read;
}
