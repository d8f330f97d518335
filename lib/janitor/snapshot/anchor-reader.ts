import { batchesOf } from "@/lib/core/batches";
import { logger } from "@/lib/log";
import { type AnchorKeys, Anchors, anchorKeys } from "./anchors";
import type { FileSnapshot } from "./file";
import { BROKEN, isAmbiguous, type LinkTarget } from "./link-index";
import type { ScanThreads } from "./threads/pool";
import type { VaultSnapshot } from "./vault";

/** Files for a thread at a time. */
const FOR_THREAD = 250;
/** Fewer are read where they are asked for. */
const WORTH_A_THREAD = 1_000;

/** The anchors of unchanged files. */
const cache = new WeakMap<FileSnapshot, Anchors>();

/** The file in which a link's heading or block should be; undefined for a link without one. */
export const goalOf = (
  { files }: VaultSnapshot,
  anchor: string | undefined,
  target: LinkTarget,
): FileSnapshot | undefined => (anchor === undefined || isAmbiguous(target) ? undefined : files[target]);

/** Undefined for a file that is not a record or cannot be read. */
export function anchorsOf(vault: VaultSnapshot, file: FileSnapshot): Anchors | undefined {
  if (!isText(file)) return undefined;
  const known = cache.get(file);
  if (known) return known;
  const text = vault.textOf(file);
  if (text === null) return undefined;
  const anchors = new Anchors(anchorKeys(text));
  cache.set(file, anchors);
  return anchors;
}

const isText = ({ record }: FileSnapshot): boolean =>
  record !== undefined && record.obstacle?.kind !== "bytes";

/** If links name headings or blocks of many files, reads these in a thread, which is idle while the rules run here. */
export async function readAnchors(vault: VaultSnapshot, root: string, threads: ScanThreads): Promise<void> {
  const wanted = threads.size > 0 ? unread(vault) : [];
  if (wanted.length < WORTH_A_THREAD) return;
  const reading = [...batchesOf(wanted, FOR_THREAD)].map(async (files) => {
    const statuses = files.map(({ path, size, mtimeMs, ctimeMs, inode }) => ({
      path,
      size,
      mtimeMs,
      ctimeMs,
      inode,
    }));
    const found = await threads.run("anchors", { root, files: statuses });
    for (const [at, file] of files.entries()) keep(file, found[at]);
  });
  await Promise.all(reading).catch((error: unknown) =>
    logger("worker").warn({ err: error }, "a thread failed to read files for a scan"),
  );
}

function unread(vault: VaultSnapshot): FileSnapshot[] {
  const found = new Set<FileSnapshot>();
  vault.eachFile(({ links, record }, targets) => {
    if (!record || !links.hasAnchors) return;
    for (let at = 0; at < links.length; at++) {
      const goal = goalOf(vault, links.anchorOf(at), targets[at] ?? BROKEN);
      if (goal && isText(goal) && !cache.has(goal)) found.add(goal);
    }
  });
  return [...found];
}

/** A file that has changed since the snapshot is read again where its anchors are asked for. */
function keep(file: FileSnapshot, keys: AnchorKeys | null | undefined): void {
  if (keys) cache.set(file, new Anchors(keys));
}
