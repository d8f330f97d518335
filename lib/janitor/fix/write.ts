import { readFileIfAny, replaceFile } from "@/lib/vault";
import type { FileChanges } from "./plan";

/**
 * Writes what the changes of some files came to: the last one's `after` in the place of the first one's `before`.
 * False for a file that says something else by now: then nothing is written, and the next scan sees what it says.
 */
export type WriteChanges = (files: readonly FileChanges[]) => Promise<boolean[]>;

/** Writes durably, and guards against nobody else: the service itself writes under the vault's locks. */
export const writeTo =
  (vaultDir: string): WriteChanges =>
  (files) =>
    Promise.all(
      files.map(async ({ path, changes }) => {
        const [before, after] = [changes[0]?.before, changes.at(-1)?.after];
        const found = await readFileIfAny(vaultDir, path);
        if (after === undefined || !found?.utf8 || found.text !== before) return false;
        await replaceFile(vaultDir, path, after);
        return true;
      }),
    );
