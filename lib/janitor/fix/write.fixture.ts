import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { WriteChanges } from "./fix";

/** Writes what a fix has changed to a vault that nobody else writes to. The service writes under the vault's lock. */
export const writeIn =
  (root: string): WriteChanges =>
  async (files) =>
    files.map(({ path: file, changes }) => {
      const [before, after] = [changes[0]?.before, changes.at(-1)?.after];
      const target = path.join(root, file);
      if (after === undefined || readFileSync(target, "utf8") !== before) return false;
      writeFileSync(target, after);
      return true;
    });
