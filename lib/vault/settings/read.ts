import { eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { readTemplateFolders } from "../obsidian/settings";
import { vaultSettings } from "../tables/settings";
import { DEFAULT_SETTINGS, Layout, type LayoutSettings } from "./layout";

const read = new WeakMap<Tx, Promise<Layout>>();

/** The account's layout as the transaction sees it, which reads it once. */
export function layoutIn(ctx: Context, tx: Tx): Promise<Layout> {
  const found = read.get(tx) ?? selectLayout(ctx, tx);
  read.set(tx, found);
  return found;
}

/** After the settings were written: the transaction reads them again. */
export const forgetLayout = (tx: Tx): boolean => read.delete(tx);

async function selectLayout(ctx: Context, tx: Tx): Promise<Layout> {
  const [row] = await tx.select().from(vaultSettings).where(eq(vaultSettings.accountId, ctx.account.id));
  return layoutOf(ctx, row);
}

/** The account's layout. */
export const readLayout = (ctx: Context): Promise<Layout> => ctx.db.tx((tx) => layoutIn(ctx, tx));

/** The account's layout when the request arrived: for operations that do not change it. */
export async function layoutOnArrival(ctx: Context): Promise<Layout> {
  const { settings } = ctx.account;
  if (settings === undefined) return readLayout(ctx);
  return layoutOf(ctx, settings === null ? undefined : settingsOf(JSON.parse(settings)));
}

/** A row of `vault_settings` as Postgres makes JSON of it. */
interface StoredSettings {
  type_folders: LayoutSettings["typeFolders"];
  ignore: string[];
  inbox_folder: string;
  inbox_enabled: boolean;
  time_zone: string;
}

const settingsOf = (row: StoredSettings): LayoutSettings => ({
  typeFolders: row.type_folders,
  ignore: row.ignore,
  inboxFolder: row.inbox_folder,
  inboxEnabled: row.inbox_enabled,
  timeZone: row.time_zone,
});

/** Building a layout compiles its globs, and most reads find the settings of the last one. */
let last: { source: string; layout: Layout } | undefined;

async function layoutOf(ctx: Context, row: LayoutSettings = DEFAULT_SETTINGS): Promise<Layout> {
  const { typeFolders, ignore, inboxFolder, inboxEnabled, timeZone } = row;
  const found = await readTemplateFolders(ctx.account.vaultDir);
  const templateFolders = found.length > 0 ? found : undefined;
  const settings = { typeFolders, ignore, inboxFolder, inboxEnabled, templateFolders, timeZone };
  const source = JSON.stringify(settings);
  if (last?.source !== source) last = { source, layout: new Layout(settings) };
  return last.layout;
}
