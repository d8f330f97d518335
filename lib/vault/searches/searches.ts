import { and, asc, eq, ne } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { assertBelowCap, type Context, refuseTakenName, returnedRow } from "@/lib/db";
import { savedSearches } from "../tables/searches";

export const MAX_SEARCHES = 50;
const CAP = { table: savedSearches, max: MAX_SEARCHES, noun: "Search", remedy: "delete" };

const searchName = textInput.trim().min(1, "cannot be empty").max(60, "at most 60 characters");

const saveInput = z.strictObject({
  name: searchName,
  query: textInput.max(2_000, "at most 2000 characters"),
});

const deleteInput = z.strictObject({ id: z.uuid("must be the id of a saved search") });

const renameInput = deleteInput.extend({ name: searchName });

/** A search of the vault page with a name; `query` is its query string. */
export interface SavedSearch {
  id: string;
  name: string;
  query: string;
}

/** The account's searches, by name. */
export const listSearches = (ctx: Context): Promise<SavedSearch[]> =>
  ctx.db.tx((tx) =>
    tx
      .select({ id: savedSearches.id, name: savedSearches.name, query: savedSearches.query })
      .from(savedSearches)
      .where(eq(savedSearches.accountId, ctx.account.id))
      .orderBy(asc(savedSearches.name)),
  );

/** Saves a search under a name; the same name replaces it. Throws `CONFLICT` if there is no room for another. */
export async function saveSearch(ctx: Context, input: z.input<typeof saveInput>): Promise<{ id: string }> {
  const { name, query } = parse(saveInput, input);
  return ctx.db.tx(async (tx) => {
    await assertBelowCap(ctx, tx, CAP, ne(savedSearches.name, name));
    const saved = returnedRow(
      await tx
        .insert(savedSearches)
        .values({ accountId: ctx.account.id, name, query })
        .onConflictDoUpdate({ target: [savedSearches.accountId, savedSearches.name], set: { query } })
        .returning({ id: savedSearches.id }),
    );
    await audit(ctx, tx, { action: "search.save", subject: name, detail: { query } });
    return saved;
  });
}

/** Throws `NOT_FOUND`, and `CONFLICT` where another search has the name. */
export async function renameSearch(ctx: Context, input: z.input<typeof renameInput>): Promise<void> {
  const { id, name } = parse(renameInput, input);
  const own = and(eq(savedSearches.accountId, ctx.account.id), eq(savedSearches.id, id));
  const rename = ctx.db.tx(async (tx) => {
    const [old] = await tx.select({ name: savedSearches.name }).from(savedSearches).where(own).for("update");
    if (!old) throw notFound(`There is no saved search ${id}`);
    if (old.name === name) return;
    await tx.update(savedSearches).set({ name }).where(own);
    await audit(ctx, tx, { action: "search.rename", subject: name, detail: { from: old.name } });
  });
  await rename.catch(refuseTakenName("search", name));
}

/** Throws `NOT_FOUND`. */
export async function deleteSearch(ctx: Context, input: z.input<typeof deleteInput>): Promise<void> {
  const { id } = parse(deleteInput, input);
  await ctx.db.tx(async (tx) => {
    const [gone] = await tx
      .delete(savedSearches)
      .where(and(eq(savedSearches.accountId, ctx.account.id), eq(savedSearches.id, id)))
      .returning({ name: savedSearches.name });
    if (!gone) throw notFound(`There is no saved search ${id}`);
    await audit(ctx, tx, { action: "search.delete", subject: gone.name });
  });
}
