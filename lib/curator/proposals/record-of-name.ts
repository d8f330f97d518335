import { and, eq, inArray } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { matchKey } from "@/lib/language";
import { vaultFiles } from "@/lib/vault";
import type { EntityType } from "../plan";

/** The record of an owner who is given as a plain name: a person, otherwise an organization. Null as for `recordOfName`. */
export async function ownerPath(ctx: Context, tx: Tx, owner: unknown): Promise<string | null> {
  if (typeof owner !== "string" || owner.includes("[[")) return null;
  return recordOfName(ctx, tx, ["person", "org"], owner);
}

/**
 * The record of the first of these types that has the name, otherwise the alias, in whatever folder. Null without one, and where
 * several match equally.
 */
export async function recordOfName(
  ctx: Context,
  tx: Tx,
  types: readonly EntityType[],
  wanted: string,
): Promise<string | null> {
  const key = matchKey(wanted);
  const { accountId, kind, type, path, name, aliases } = vaultFiles;
  const rows = await tx
    .select({ path, type, name, aliases })
    .from(vaultFiles)
    .where(and(eq(accountId, ctx.account.id), eq(kind, "record"), inArray(type, [...types] as string[])));
  const matching = (type: string, keysOf: (row: (typeof rows)[number]) => string[]) =>
    rows.filter((row) => row.type === type && keysOf(row).map(matchKey).includes(key));
  const found = types
    .flatMap((type) => [matching(type, ({ name }) => [name]), matching(type, ({ aliases }) => aliases)])
    .find(({ length }) => length > 0);
  return found?.length === 1 ? (found[0]?.path ?? null) : null;
}
