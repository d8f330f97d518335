import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { savedViews } from "../tables/saved-views";

const deleteViewInput = z.strictObject({ id: z.uuid("must be the id of a saved view") });

/** Throws `NOT_FOUND`. */
export async function deleteView(ctx: Context, input: z.input<typeof deleteViewInput>): Promise<void> {
  const { id } = parse(deleteViewInput, input);
  await ctx.db.tx(async (tx) => {
    const [gone] = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.accountId, ctx.account.id), eq(savedViews.id, id)))
      .returning({ name: savedViews.name });
    if (!gone) throw notFound(`There is no saved view ${id}`);
    await audit(ctx, tx, { action: "view.delete", subject: gone.name });
  });
}
