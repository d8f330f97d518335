import { readdir } from "node:fs/promises";
import path from "node:path";
import { assertVaultRoot } from "@/lib/accounts";
import { isCode } from "@/lib/core/error-code";
import type { Context, Tx } from "@/lib/db";
import { cut } from "../name/characters";
import { asVaultPath, fileNameOf, MAX_SEGMENT_BYTES, type VaultPath, vaultPath } from "../path";
import { type Layout, OWN_FOLDERS } from "../settings/layout";
import { layoutIn, readLayout } from "../settings/read";
import { refusedIn, statusIfAny, statusOf } from "../store";

/** Where files go in the inbox. */
export const processedFolder = ({ settings }: Layout): string => `${settings.inboxFolder}/processed`;
export const quarantineFolder = ({ settings }: Layout): string => `${settings.inboxFolder}/quarantine`;
export const uploadsFolder = ({ settings }: Layout): string => `${settings.inboxFolder}/uploads`;

/**
 * Where files are put that are sent: the inbox, or its own folder for them while Markdown files in a disabled one are records. In the
 * inbox, too, where something else has the name of that folder.
 */
export function arrivalsFolder(root: string, layout: Layout): string {
  const { inboxFolder, inboxEnabled } = layout.settings;
  if (inboxEnabled) return inboxFolder;
  const uploads = uploadsFolder(layout);
  return statusOf(path.join(root, uploads))?.isDirectory() === false ? inboxFolder : uploads;
}

/** Where a file of this name may be that waits. */
export const waitingPlaces = (layout: Layout, filename: string): string[] =>
  [layout.settings.inboxFolder, uploadsFolder(layout)].map((folder) => `${folder}/${filename}`);

/** Whether something in the inbox has this name. */
export const isNameTaken = (root: string, layout: Layout, filename: string): boolean =>
  waitingPlaces(layout, filename).some((place) => statusOf(path.join(root, place)) !== null);

/** With a number where something else had the name. */
const OWN_FOLDER = new RegExp(`^(?:${OWN_FOLDERS.join("|")})(?: \\d+)?$`);

/** Whether this entry of the inbox is one of these folders. */
export const isOwnFolder = (name: string): boolean => OWN_FOLDER.test(name);

/** The folder itself, or with a number where something else has its name. */
export function usableFolder(root: string, folder: string): string {
  for (let n = 1; ; n += 1) {
    const each = n === 1 ? folder : `${folder} ${n}`;
    const stat = statusOf(path.join(root, each));
    if (!stat || stat.isDirectory()) return each;
  }
}

/** A file that waits in the inbox. */
export interface WaitingFile {
  filename: string;
  /** Relative to the vault. */
  location: VaultPath;
  size: number;
  modified: Date;
}

/**
 * The visible regular files directly in the inbox and in its folder for what is sent, oldest first; none if the inbox is a symbolic
 * link.
 */
export async function waitingFiles(ctx: Context, tx?: Tx): Promise<WaitingFile[]> {
  return (await readInbox(ctx, tx))
    .map(({ folder, name }) => describe(ctx.account.vaultDir, folder, name))
    .filter((file) => file !== null)
    .sort((a, b) => a.modified.getTime() - b.modified.getTime() || (a.filename < b.filename ? -1 : 1));
}

/** How many entries the inbox has, of any kind. */
export const countEntries = async (ctx: Context, tx: Tx): Promise<number> =>
  (await readInbox(ctx, tx)).length;

interface Entry {
  folder: string;
  name: string;
}

async function readInbox(ctx: Context, tx?: Tx): Promise<Entry[]> {
  await assertVaultRoot(ctx, tx);
  const layout = await (tx ? layoutIn(ctx, tx) : readLayout(ctx));
  const root = ctx.account.vaultDir;
  const direct = await entriesOf(root, layout.settings.inboxFolder);
  return direct.length === 0 ? [] : [...direct, ...(await entriesOf(root, uploadsFolder(layout)))];
}

async function entriesOf(root: string, folder: string): Promise<Entry[]> {
  if (!statusIfAny(root, folder)?.isDirectory()) return [];
  const names = await readdir(path.join(root, folder)).catch((error: unknown) => {
    if (isCode(error, "ENOENT", "ENOTDIR")) return [];
    throw refusedIn(root, error);
  });
  return names.map((name) => ({ folder, name }));
}

function describe(root: string, folder: string, filename: string): WaitingFile | null {
  const location = asVaultPath(`${folder}/${filename}`);
  if (filename.startsWith(".") || location === undefined) return null;
  const stat = statusIfAny(root, location);
  if (!stat?.isFile()) return null;
  return { filename, location, size: stat.size, modified: stat.mtime };
}

/** `name.md`, then `name 2.md`, `name 3.md`, …, in `folder`, which is empty for the root; a long name is cut for its number. */
export function* namesFor(folder: string, filename: string): Generator<VaultPath, never> {
  const dot = filename.lastIndexOf(".");
  const [stem, extension] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, ""];
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? extension : ` ${n}${extension}`;
    const start = n === 1 ? stem : cut(stem, MAX_SEGMENT_BYTES - Buffer.byteLength(end));
    yield vaultPath(`${folder === "" ? "" : `${folder}/`}${start}${end}`, "filename");
  }
}

/** The first of `names` that is not taken. */
export async function firstFree(
  names: Generator<VaultPath, never>,
  isTaken: (location: VaultPath) => Promise<boolean>,
): Promise<VaultPath> {
  let location = names.next().value;
  while (await isTaken(location)) location = names.next().value;
  return location;
}

/** The first of `namesFor(folder, filename)` that is not taken. */
export const freeName = (
  folder: string,
  filename: string,
  isTaken: (location: VaultPath) => Promise<boolean>,
): Promise<VaultPath> => firstFree(namesFor(folder, filename), isTaken);

/** Where a file of this name is put into the inbox. */
export const freePlace = (root: string, layout: Layout, filename: string): Promise<VaultPath> =>
  freeName(arrivalsFolder(root, layout), filename, async (at) => isNameTaken(root, layout, fileNameOf(at)));
