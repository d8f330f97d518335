import { readFileIfAny, replaceFile } from "@/lib/vault";
import type { FileChanges } from "./plan";

/**
 * Replaces the first change's `before` with the last one's `after` in each file. False for a file that has changed
 * since: it is not written, and the next scan reads it again.
 */
export type WriteChanges = (files: readonly FileChanges[]) => Promise<boolean[]>;

/** Writes durably without locks. The service writes under the vault's lock instead. */
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
