import { type UnzipFileInfo, unzipSync } from "fflate";
import { MAX_ARCHIVE_FILES, MAX_UNPACKED_BYTES } from "./limits";
import { Damaged, Unreadable } from "./reading";

/**
 * The files of an archive that `wanted` accepts. Sizes are those that the archive declares: no file is unpacked beyond its own.
 * Throws `Unreadable` when it is damaged, or has more than the limits allow.
 */
export function unzip(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  let total = 0;
  let count = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean => {
    count += 1;
    if (count > MAX_ARCHIVE_FILES) throw new Unreadable(`It has more than ${MAX_ARCHIVE_FILES} files`);
    if (!wanted(name)) return false;
    total += originalSize;
    if (total > MAX_UNPACKED_BYTES)
      throw new Unreadable(
        `It unpacks to more than ${MAX_UNPACKED_BYTES / 1024 / 1024} MiB, which is more than is read`,
      );
    return true;
  };
  try {
    return new Map(Object.entries(unzipSync(bytes, { filter })));
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Damaged("It is damaged, encrypted or no archive: save it again");
  }
}
