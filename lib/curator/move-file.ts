import { basename, parse } from "node:path";
import { and, eq, inArray, ne } from "drizzle-orm";
import { audit } from "@/lib/audit";
import type { Context, Tx } from "@/lib/db";
import { emit } from "@/lib/events";
import {
  changeVault,
  exists,
  type FileChange,
  freeName,
  inboxFiles,
  type Layout,
  processedFolder,
  quarantineFolder,
  readLayout,
  statFile,
  usableFolder,
  type VaultPath,
  vaultPath,
  waitingPlaces,
  whereInboxFile,
} from "@/lib/vault";

export type InboxFile = typeof inboxFiles.$inferSelect;

export async function findInboxFile(ctx: Context, id: string): Promise<InboxFile | null> {
  const [row] = await ctx.db.tx((tx) => tx.select().from(inboxFiles).where(whereInboxFile(ctx, id)));
  return row ?? null;
}

/** Where a file goes that is processed. */
export async function chooseDestination(
  ctx: Context,
  id: string,
  folderIn = processedFolder,
): Promise<string> {
  const row = await findInboxFile(ctx, id);
  return destinationOf(ctx, row ?? { id, location: id }, folderIn);
}

/** Where a file goes that failed. */
export const chooseQuarantine = (ctx: Context, id: string): Promise<string> =>
  chooseDestination(ctx, id, quarantineFolder);

export async function destinationOf(
  ctx: Context,
  { id, location }: Pick<InboxFile, "id" | "location">,
  folderIn: (layout: Layout) => string,
): Promise<string> {
  const layout = await readLayout(ctx);
  const folder = usableFolder(ctx.account.vaultDir, folderIn(layout));
  const filename = basename(location);
  const kept = folderIn === processedFolder ? withExtension(filename) : filename;
  // A number that the inbox gave it counts on, instead of having another one after it.
  const isUsed = (path: VaultPath) => isTaken(ctx, id, layout, path);
  const original = unnumbered(kept);
  if (original !== kept && (await isUsed(vaultPath(`${folder}/${kept}`)))) {
    const isNumbered = await isInUse(ctx, id, vaultPath(`${folder}/${original}`), placesOf(layout, original));
    const isChoosing = await isAnyAt(ctx, id, placesOf(layout, original), "processing");
    if (isNumbered && !isChoosing) return freeName(folder, original, isUsed);
  }
  return freeName(folder, kept, isUsed);
}

/** `note.md` for `note 2.md`, the name of a file that came when there was a `note.md`. */
function unnumbered(filename: string): string {
  const { name, ext } = parse(filename);
  return name.replace(/(?<=.) \d+$/, "") + ext;
}

/** A link without an extension leads to a `.md` file: that of a note would not lead to its source, which has the same name. */
const withExtension = (filename: string): string => (filename.includes(".") ? filename : filename + ADDED);
const ADDED = ".txt";

/** Whether the path is taken, or another file of the inbox has this name, or may have chosen it because its own was taken. */
async function isTaken(ctx: Context, id: string, layout: Layout, location: VaultPath): Promise<boolean> {
  const { dir, base } = parse(location);
  if (await isInUse(ctx, id, location, placesOf(layout, base))) return true;
  const original = unnumbered(base);
  if (original === base) return false;
  const isChoosing = await isAnyAt(ctx, id, placesOf(layout, original), "processing");
  return isChoosing && isInUse(ctx, id, vaultPath(`${dir}/${original}`));
}

/** Whether a file is at a path, or another file of the inbox is known there, or at one of the `others`. */
const isInUse = async (
  ctx: Context,
  id: string,
  location: VaultPath,
  others: readonly string[] = [],
): Promise<boolean> =>
  (await exists(ctx.account.vaultDir, location)) || isAnyAt(ctx, id, [location, ...others]);

/** Where a file waits that would get this name. */
const placesOf = (layout: Layout, name: string): string[] =>
  (name.endsWith(ADDED) ? [name, name.slice(0, -ADDED.length)] : [name]).flatMap((filename) =>
    waitingPlaces(layout, filename),
  );

/** Whether another file of the inbox is at one of these paths. */
async function isAnyAt(
  ctx: Context,
  id: string,
  locations: readonly string[],
  state?: InboxFile["state"],
): Promise<boolean> {
  const { accountId, location } = inboxFiles;
  const isOther = and(
    eq(accountId, ctx.account.id),
    ne(inboxFiles.id, id),
    inArray(location, [...locations]),
    state && eq(inboxFiles.state, state),
  );
  const [row] = await ctx.db.tx((tx) =>
    tx.select({ id: inboxFiles.id }).from(inboxFiles).where(isOther).limit(1),
  );
  return row !== undefined;
}

/** Moves a failed file to quarantine, with its error, for a retry. Idempotent. */
export async function quarantineFile(ctx: Context, id: string, to: string, error: string): Promise<void> {
  const alongside = async (tx: Tx) => {
    const [row] = await tx
      .update(inboxFiles)
      .set({ state: "quarantined", location: to, error, processedAt: ctx.clock.now() })
      .where(and(whereInboxFile(ctx, id), ne(inboxFiles.state, "quarantined")))
      .returning();
    if (!row) return;
    await audit(ctx, tx, { action: "inbox.quarantine", subject: to, detail: { error } });
    const data = { id, filename: row.filename, path: to, error };
    await emit(ctx, tx, { type: "inbox.quarantined", data });
  };
  const place = vaultPath(to);
  await changeVault(ctx, {
    lock: [place],
    plan: async (tx) => {
      const [row] = await tx.select().from(inboxFiles).where(whereInboxFile(ctx, id));
      return row ? { changes: await moveOut(ctx, row, place), alongside } : { changes: [] };
    },
  });
}

/**
 * The change that moves an inbox file to `to`. A file at `to` was moved there by an interrupted attempt: the old path
 * may hold another file of the same name by now. A file at neither path was removed by the user.
 */
export async function moveOut(
  ctx: Context,
  { location }: Pick<InboxFile, "location">,
  to: VaultPath,
): Promise<FileChange[]> {
  if (location === to || (await exists(ctx.account.vaultDir, to))) return [];
  const before = await statFile(ctx.account.vaultDir, vaultPath(location));
  return before ? [{ kind: "rename", before, to }] : [];
}

/** Returns the file of a cancelled run to the inbox, to be processed on request. */
export async function releaseFile(ctx: Context, id: string): Promise<void> {
  await ctx.db.tx((tx) =>
    tx
      .update(inboxFiles)
      .set({ state: "waiting" })
      .where(and(whereInboxFile(ctx, id), eq(inboxFiles.state, "processing"))),
  );
}
