import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { count } from "@/lib/core/count";
import { groupBy } from "@/lib/core/group-by";
import type { Context } from "@/lib/db";
import type { warning } from "../change-shapes";
import type { Diverted, LinkRow } from "../indexing";
import { vaultLinks } from "../tables/vault";

type Warning = z.output<typeof warning>;

/** Warnings about broken links, and sources of a takeover, that a reply names: a text can have 100,000s. */
const MAX_NAMED = 100;

/** A warning for each broken link of the record, as `brokenLinks` has them. */
export async function unresolvedLinks(ctx: Context, path: string): Promise<Warning[]> {
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
  return named(broken.map(({ target }) => target));
}

/** A warning for each broken one among the links of a record; beyond 100, the last one counts the others. */
export const brokenLinks = (links: readonly Pick<LinkRow, "target" | "state">[]): Warning[] => {
  const broken = links.filter(({ state }) => state === "broken").map(({ target }) => target);
  return named([...new Set(broken)].sort());
};

function named(targets: readonly string[]): Warning[] {
  const warnings = targets.slice(0, MAX_NAMED).map(unresolved);
  const [next, others] = [targets[MAX_NAMED], targets.length - MAX_NAMED];
  if (next === undefined) return warnings;
  const message = `${count(others, "more link")} ${others === 1 ? "leads" : "lead"} to no record yet`;
  return [...warnings, { code: "LINK_UNRESOLVED", message, target: next }];
}

const unresolved = (target: string): Warning => ({
  code: "LINK_UNRESOLVED",
  message: `[[${target}]] leads to no record yet`,
  target,
});

/** A warning for each file whose links lead to the new record at `path` now. */
export const takenLinks = (diverted: readonly Diverted[], path: string): Warning[] =>
  takeovers(
    diverted.filter(({ to }) => to === path),
    (n, from) =>
      `${count(n, "link")} to ${from} ${n === 1 ? "leads" : "lead"} to ${path} now: write their whole path if that is not meant`,
  );

/** A warning for each file whose links would lead to the record that was moved to `path`, had they not been rewritten. */
export const spelledOutLinks = (diverted: readonly Diverted[], path: string): Warning[] =>
  takeovers(
    diverted,
    (n, from) => `${count(n, "link")} to ${from} would lead to ${path} now, so the whole path is written`,
  );

function takeovers(
  diverted: readonly Diverted[],
  messageOf: (links: number, from: string) => string,
): Warning[] {
  return [...groupBy(diverted, ({ from }) => from)].map(([from, all]) => ({
    code: "LINK_TAKEOVER",
    message: messageOf(all.length, from),
    target: from,
    sources: [...new Set(all.map(({ source }) => source))].sort().slice(0, MAX_NAMED),
  }));
}
