import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { basename } from "node:path";

/** The directories that `work` flushes to disk, each with the names that it has at that moment, in order. */
export async function flushedDirectories(work: () => unknown): Promise<[string, string[]][]> {
  const { openSync, fsyncSync } = fs;
  const opened = new Map<number, string>();
  const flushed: [string, string[]][] = [];
  Object.assign(fs, {
    openSync: (...args: Parameters<typeof openSync>) => {
      const descriptor = openSync(...args);
      opened.set(descriptor, String(args[0]));
      return descriptor;
    },
    fsyncSync: (descriptor: number) => {
      fsyncSync(descriptor);
      const path = opened.get(descriptor);
      if (path !== undefined && fs.statSync(path).isDirectory())
        flushed.push([basename(path), fs.readdirSync(path).sort()]);
    },
  });
  syncBuiltinESMExports();
  try {
    await work();
  } finally {
    Object.assign(fs, { openSync, fsyncSync });
    syncBuiltinESMExports();
  }
  return flushed;
}
