import { type FileHandle, open } from "node:fs/promises";
import { assertVaultRoot } from "@/lib/accounts";
import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import type { OpenFile } from "@/lib/operation";
import { locate, type VaultPath } from "../path";
import { isCode, READ_FLAGS } from "../store";
import { contentTypeOf } from "./content-type";

/** Opens a file of the vault for reading. Symbolic links are not followed. Throws `NOT_FOUND`. */
export async function openAttachment(ctx: Context, path: VaultPath): Promise<OpenFile> {
  await assertVaultRoot(ctx);
  const absolute = await locate(ctx.account.vaultDir, path);
  const missing = notFound(`There is no file ${path} in the vault`);
  const handle = await open(absolute, READ_FLAGS).catch((error: unknown) => {
    throw isCode(error, "ENOENT", "ENOTDIR", "ENXIO", "ELOOP") ? missing : error;
  });
  const stat = await statOf(handle);
  if (!stat.isFile()) {
    await handle.close();
    throw missing;
  }
  const name = path.slice(path.lastIndexOf("/") + 1);
  // Without an end, a file that grows meanwhile would exceed its announced size.
  const bytes = stat.size === 0 ? handle.createReadStream() : handle.createReadStream({ end: stat.size - 1 });
  return { name, size: stat.size, bytes, type: contentTypeOf(path) };
}

const statOf = (handle: FileHandle) =>
  handle.stat().catch(async (error: unknown) => {
    await handle.close();
    throw error;
  });
