import { createReadStream } from "node:fs";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Pack, pack } from "tar-stream";
import { assertVaultRoot } from "@/lib/accounts";
import type { Context } from "@/lib/db";
import { recoverVault, vaultLock } from "@/lib/vault";
import { type FrozenVault, freezeVault } from "./files";
import { withScratchDirectory } from "./scratch";

/**
 * A vault as a tar, hidden files too, made while it is read. Its files are those of one moment, between two changes, at which this
 * resolves; they are kept on the disk until the stream ends or is destroyed. Throws `UNAVAILABLE` without the vault's root.
 */
export const tarOf = (ctx: Context): Promise<Readable> =>
  new Promise((resolve, reject) => {
    withScratchDirectory("export", async (directory) => {
      const frozen = await freezeNow(ctx, path.join(directory, "vault"));
      const [tar, output] = [pack(), new PassThrough()];
      resolve(output);
      await Promise.all([fill(tar, frozen), pipeline(tar, output)]).catch((error) => output.destroy(error));
    }).catch(reject);
  });

/** Writes through the service wait meanwhile. */
async function freezeNow(ctx: Context, root: string): Promise<FrozenVault> {
  await recoverVault(ctx);
  return ctx.db.snapshot(vaultLock(ctx), async () => {
    const frozen = await freezeVault(ctx.account.vaultDir, root);
    // A volume that goes away during the walk looks like empty folders.
    await assertVaultRoot(ctx);
    return frozen;
  });
}

async function fill(tar: Pack, { root, folders, files }: FrozenVault): Promise<void> {
  for (const name of folders) tar.entry({ name, type: "directory" });
  for (const { path: name, size, mode, mtimeMs } of files) {
    const source =
      size === 0 ? Readable.from([]) : createReadStream(path.join(root, name), { end: size - 1 });
    await pipeline(source, tar.entry({ name, size, mode, mtime: new Date(mtimeMs) }));
  }
  tar.finalize();
}
