import { createReadStream } from "node:fs";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Pack, pack } from "tar-stream";
import { type FrozenVault, freezeVault } from "./files";
import { withScratchDirectory } from "./scratch";

/**
 * A vault as a tar, hidden files too, made while it is read. Its files are those of one moment, at which this resolves; they
 * are kept on the disk until the stream ends or is destroyed.
 */
export const tarOf = (vaultDir: string): Promise<Readable> =>
  new Promise((resolve, reject) => {
    withScratchDirectory("export", async (directory) => {
      const frozen = await freezeVault(vaultDir, path.join(directory, "vault"));
      const [tar, output] = [pack(), new PassThrough()];
      resolve(output);
      await Promise.all([fill(tar, frozen), pipeline(tar, output)]).catch((error) => output.destroy(error));
    }).catch(reject);
  });

async function fill(tar: Pack, { root, folders, files }: FrozenVault): Promise<void> {
  for (const name of folders) tar.entry({ name, type: "directory" });
  for (const { path: name, size, mode, mtime } of files) {
    const source =
      size === 0 ? Readable.from([]) : createReadStream(path.join(root, name), { end: size - 1 });
    await pipeline(source, tar.entry({ name, size, mode, mtime }));
  }
  tar.finalize();
}
