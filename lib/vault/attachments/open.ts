import type { Stats } from "node:fs";
import { open } from "node:fs/promises";
import { assertVaultRoot } from "@/lib/accounts";
import { isCode } from "@/lib/core/error-code";
import { notFound } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import type { OpenFile } from "@/lib/operation";
import { fileNameOf, locate, type VaultPath } from "../path";
import { READ_FLAGS, refusedIn } from "../store";
import { contentTypeOf } from "./content-type";

/** Bytes of a file, from `start` to `end`, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Opens a file of the vault for reading, or the part of it that `rangeOf` picks by the file's size. Symbolic links are
 * not followed. Throws `NOT_FOUND`, and what `rangeOf` throws.
 */
export async function openAttachment(
  ctx: Context,
  path: VaultPath,
  rangeOf: (size: number) => ByteRange | undefined = () => undefined,
): Promise<OpenFile & { size: number; range?: ByteRange | undefined }> {
  await assertVaultRoot(ctx);
  const { vaultDir } = ctx.account;
  const missing = notFound(`There is no file ${path} in the vault`);
  const opening = locate(vaultDir, path).then((absolute) => open(absolute, READ_FLAGS));
  const handle = await opening.catch((error: unknown) => {
    throw isCode(error, "ENOENT", "ENOTDIR", "ENXIO", "ELOOP") ? missing : refusedIn(vaultDir, error);
  });
  try {
    const stat = await handle.stat();
    if (!stat.isFile()) throw missing;
    const range = rangeOf(stat.size);
    const name = fileNameOf(path);
    // Without an end, a file that grows while it is read would exceed its announced size.
    const whole = stat.size === 0 ? {} : { end: stat.size - 1 };
    const bytes = handle.createReadStream(range ?? whole);
    return { name, size: stat.size, bytes, range, type: contentTypeOf(path), version: versionOf(stat) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** Read without the file's bytes: an editor that keeps size and time writes another file, with another inode. */
const versionOf = ({ ino, size, mtimeMs }: Stats): string => [ino, size, mtimeMs].join("-");
