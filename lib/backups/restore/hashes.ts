import type { HashedFile } from "@/lib/vault";
import { anyVaultPath, hashFileIfAny, statFile } from "@/lib/vault";
import { TIMESTAMP_RESOLUTION_MS } from "@/lib/vault/reading";

/**
 * The hashes of a vault's files, read once: what was hashed before the vault is locked need only be checked under the lock.
 * A file counts as unchanged while inode, size and timestamp are the same, as they do where a change is applied; one that was
 * written in the last seconds is read again, since a later write may have the same timestamp.
 */
export class FileHashes {
  private readonly known = new Map<string, HashedFile>();

  constructor(private readonly vaultDir: string) {}

  /** Null when there is no such file. */
  async of(file: string): Promise<HashedFile | null> {
    const path = anyVaultPath(file);
    const known = this.known.get(file);
    const now = known && (await statFile(this.vaultDir, path));
    if (known && now && isSame(known, now)) return known;
    const readAt = Date.now();
    const found = await hashFileIfAny(this.vaultDir, path);
    if (found && found.mtimeMs < readAt - TIMESTAMP_RESOLUTION_MS) this.known.set(file, found);
    else this.known.delete(file);
    return found;
  }
}

type Status = Pick<HashedFile, "inode" | "size" | "mtimeMs">;

const isSame = (a: Status, b: Status): boolean =>
  a.inode === b.inode && a.size === b.size && a.mtimeMs === b.mtimeMs;
