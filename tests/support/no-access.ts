import { chmodSync, lchownSync, lstatSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/**
 * Does `work` while the operating system refuses this process what is in `paths`, relative to `root`: folders and files that
 * belong to others. Root may read everything, so the process is another user meanwhile, who owns all else in `root` and `own`.
 */
export async function withoutAccess<T>(
  { root, paths, own = [] }: { root: string; paths: readonly string[]; own?: readonly string[] },
  work: () => Promise<T>,
): Promise<T> {
  const refused = paths.map((path) => join(root, path));
  const modes = refused.map((path) => lstatSync(path).mode & 0o777);
  if (isRoot) for (const each of [root, ...own]) give(each);
  for (const path of refused) {
    chmodSync(path, isRoot ? 0o700 : 0);
    if (isRoot) lchownSync(path, 0, 0);
  }
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    if (isRoot) process.seteuid?.(0);
    for (const [at, path] of refused.entries()) chmodSync(path, modes[at] ?? 0o600);
  }
}

function give(root: string): void {
  for (let above = dirname(root); above.startsWith(join(tmpdir(), "/")); above = dirname(above))
    chmodSync(above, lstatSync(above).mode | 0o011);
  const below = readdirSync(root, { recursive: true, encoding: "utf8" });
  for (const path of [root, ...below.map((each) => join(root, each))]) lchownSync(path, NOBODY, NOBODY);
}
