import { eq } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { vaultSettings } from "../tables/settings";
import { DEFAULT_LAYOUT, Layout } from "./layout";

const read = new WeakMap<Tx, Promise<Layout>>();

/** The account's layout as the transaction sees it, which reads it once. */
export function layoutIn(ctx: Context, tx: Tx): Promise<Layout> {
  const found = read.get(tx) ?? layoutOf(ctx, tx);
  read.set(tx, found);
  return found;
}

/** After the settings were written: the transaction reads them again. */
export const forgetLayout = (tx: Tx): boolean => read.delete(tx);

async function layoutOf(ctx: Context, tx: Tx): Promise<Layout> {
  const [row] = await tx.select().from(vaultSettings).where(eq(vaultSettings.accountId, ctx.account.id));
  return row ? layoutOfRow(row) : DEFAULT_LAYOUT;
}

/** The account's layout. */
export const readLayout = (ctx: Context): Promise<Layout> => ctx.db.tx((tx) => layoutIn(ctx, tx));

/** Building a layout compiles its globs, and most reads find the settings of the last one. */
let last: { source: string; layout: Layout } | undefined;

function layoutOfRow({ accountId, ...settings }: typeof vaultSettings.$inferSelect) {
  const source = JSON.stringify(settings);
  if (last?.source !== source) last = { source, layout: new Layout(settings) };
  return last.layout;
}
