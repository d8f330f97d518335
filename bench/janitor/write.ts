import { mkdirSync, utimesSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The last time at which any file of a generated vault was written. */
const FILE_TIME = new Date("2024-06-01T12:00:00Z");

/** Writes files, by path from the root, all of one time. */
export function writeVault(root: string, files: Iterable<readonly [path: string, text: string]>): void {
  const made = new Set<string>();
  for (const [file, text] of files) {
    const absolute = path.join(root, file);
    const folder = path.dirname(absolute);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    writeFileSync(absolute, text);
    utimesSync(absolute, FILE_TIME, FILE_TIME);
  }
}
