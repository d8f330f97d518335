import { and, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { vaultLinks } from "../tables/vault";

/** A warning for each broken link of the record. */
export async function unresolvedLinks(ctx: Context, path: string): Promise<string[]> {
  const broken = await ctx.db.tx((tx) =>
    tx
      .selectDistinct({ target: vaultLinks.target })
      .from(vaultLinks)
      .where(
        and(
          eq(vaultLinks.accountId, ctx.account.id),
          eq(vaultLinks.source, path),
          eq(vaultLinks.state, "broken"),
        ),
      )
      .orderBy(vaultLinks.target),
  );
  return broken.map(({ target }) => `[[${target}]] leads to no record yet`);
}
