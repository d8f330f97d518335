import { audit } from "@/lib/audit";
import type { Context, Tx } from "@/lib/db";
import { type Indexed, updateIndex } from "../indexing";
import { asVaultPath, type VaultPath } from "../path";
import type { Layout } from "../settings/layout";
import { layoutIn } from "../settings/read";
import { type FileAt, type StoredFile, statFile } from "../store";
import type { JournaledChange } from "../tables/vault";
import { storeVersions } from "../versions/store";
import { emitChanges } from "./events";
import { announce, type VaultChange } from "./listeners";

/** A change that is complete on disk. */
export interface DoneChange extends Pick<JournaledChange, "entries" | "fields"> {
  kind: JournaledChange["kind"];
  path: VaultPath;
  from?: VaultPath;
  mergedInto?: VaultPath;
  before?: StoredFile;
  /** The file after the change; a `FileAt` when it is not text, null when it was removed. */
  after: StoredFile | FileAt | null;
}

/** Writes changes to the index and the audit log, and calls the listeners. `entries` are left for `writeFirstTexts`. */
export async function recordChanges(
  ctx: Context,
  tx: Tx,
  changes: readonly DoneChange[],
  announceTo = announce,
): Promise<Indexed> {
  const layout = await layoutIn(ctx, tx);
  const index = await indexChange(ctx, changes, layout);
  // Sent together: to wait for each would take longer than to execute it.
  const [indexed] = await Promise.all([updateIndex(ctx, tx, index), recordTexts(ctx, tx, changes, layout)]);
  await announceTo(ctx, tx, changes.map(changeFor));
  return indexed;
}

/** Calls the listeners, for changes that are recorded otherwise. */
export const announceDone = (ctx: Context, tx: Tx, changes: readonly DoneChange[]): Promise<void> =>
  announce(ctx, tx, changes.map(changeFor));

/** Writes what needs no status of the files: the texts that were replaced, events and the audit log. */
export const recordTexts = (
  ctx: Context,
  tx: Tx,
  changes: readonly DoneChange[],
  layout: Layout,
): Promise<unknown> =>
  Promise.all([
    storeVersions(ctx, tx, replacedTexts(changes, layout)),
    emitChanges(ctx, tx, layout, changes.map(changeFor)),
    audit(ctx, tx, ...changes.flatMap(({ entries }) => entries)),
  ]);

/** The texts that records had before, and have no longer. */
const replacedTexts = (changes: readonly DoneChange[], layout: Layout): StoredFile[] =>
  changes.flatMap(({ before, after }) => {
    const isKept = after !== null && "hash" in after && after.hash === before?.hash;
    return before && !isKept && layout.isRecord(before.path) ? [before] : [];
  });

async function indexChange(ctx: Context, changes: readonly DoneChange[], layout: Layout) {
  const files = changes.flatMap(({ after }) => after ?? []).filter(isVisible);
  const written = files.filter(isStored).filter((file) => layout.isRecord(file.path));
  const targets: FileAt[] = files.filter((file) => !layout.isRecord(file.path));
  const removed: VaultPath[] = [];
  for (const { path, from, after } of changes) {
    if (after === null) removed.push(path);
    if (from === undefined || from === path) continue;
    // A new inbox file may have the name of an earlier one.
    const other = layout.isRecord(from) ? null : await statFile(ctx.account.vaultDir, from);
    if (other) targets.push(other);
    else removed.push(from);
  }
  return { written, targets, removed };
}

/** Hidden files are not indexed. */
const isVisible = ({ path }: FileAt): boolean => asVaultPath(path) !== undefined;
const isStored = (file: StoredFile | FileAt): file is StoredFile => "text" in file;

function changeFor({ kind, path, from, mergedInto, before, after, fields }: DoneChange): VaultChange {
  const texts = { ...(before && { before }), ...(after && isStored(after) && { after }) };
  if (kind === "create") return { kind: "created", path, ...texts };
  if (kind === "write") return { kind: "edited", path, ...texts, ...(fields && { fields }) };
  if (kind === "rename") return { kind: "moved", path, from: from ?? path, ...texts };
  return mergedInto
    ? { kind: "moved", path: mergedInto, from: path, ...texts }
    : { kind: "deleted", path, ...texts };
}
