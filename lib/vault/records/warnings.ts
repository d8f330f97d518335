import { and, eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import type { LinkRow } from "../indexing";
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
  return broken.map(({ target }) => warningOf(target));
}

/** A warning for each broken one among the links of a record. */
export const brokenLinks = (links: readonly Pick<LinkRow, "target" | "state">[]): string[] => {
  const broken = links.filter(({ state }) => state === "broken").map(({ target }) => target);
  return [...new Set(broken)].sort().map(warningOf);
};

const warningOf = (target: string): string => `[[${target}]] leads to no record yet`;
