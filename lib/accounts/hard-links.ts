import { link, mkdir, rmdir, unlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { cannotLink, isCode } from "@/lib/core/error-code";
import { invalid } from "@/lib/core/errors";
import { IDENTITY_FOLDER } from "./vault-root";

/**
 * Throws `VALIDATION_ERROR` when a directory is on a file system without hard links, such as exFAT. Every change of a vault needs them: to
 * overwrite no file that another program creates in the same moment, and to keep the old one until the change is complete.
 * Leaves nothing in the directory.
 */
export async function assertHardLinks(vaultDir: string): Promise<void> {
  const folder = path.join(vaultDir, IDENTITY_FOLDER);
  const made = await mkdir(folder).then(
    () => true,
    (error: unknown) => {
      if (!isCode(error, "EEXIST")) throw error;
      return false;
    },
  );
  const probe = path.join(folder, `probe-${crypto.randomUUID()}`);
  const second = `${probe}-link`;
  try {
    await writeFile(probe, "", { flag: "wx" });
    await link(probe, second);
  } catch (error) {
    if (!cannotLink(error)) throw error;
    throw invalid(
      "directory",
      `${vaultDir} is on a file system without hard links, which the service needs to change files safely: choose a directory on another one, such as ext4, Btrfs, XFS, ZFS, APFS or NTFS`,
    );
  } finally {
    for (const file of [second, probe]) await unlink(file).catch(() => {});
    if (made) await rmdir(folder).catch(() => {});
  }
}
