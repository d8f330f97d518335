import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { type Context, refuseTakenName } from "@/lib/db";
import { savedViews } from "../tables/saved-views";
import { viewName } from "./save";

const renameViewInput = z.strictObject({ id: z.uuid("must be the id of a saved view"), name: viewName });

/** Throws `NOT_FOUND`, and `CONFLICT` where another view has the name. */
export async function renameView(ctx: Context, input: z.input<typeof renameViewInput>): Promise<void> {
  const { id, name } = parse(renameViewInput, input);
  const own = and(eq(savedViews.accountId, ctx.account.id), eq(savedViews.id, id));
  const rename = ctx.db.tx(async (tx) => {
    const [old] = await tx.select({ name: savedViews.name }).from(savedViews).where(own).for("update");
    if (!old) throw notFound(`There is no saved view ${id}`);
    if (old.name === name) return;
    await tx.update(savedViews).set({ name }).where(own);
    await audit(ctx, tx, { action: "view.rename", subject: name, detail: { from: old.name } });
  });
  await rename.catch(refuseTakenName("view", name));
}
