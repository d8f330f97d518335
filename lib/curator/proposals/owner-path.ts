import { and, eq, inArray } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import { matchKey } from "@/lib/language";
import { vaultFiles } from "@/lib/vault";

/**
 * The record of an owner who is given as a plain name: a person, otherwise an organization, by its name, otherwise by
 * an alias. Null without one, and where several match equally.
 */
export async function ownerPath(ctx: Context, tx: Tx, owner: unknown): Promise<string | null> {
  if (typeof owner !== "string" || owner.includes("[[")) return null;
  const key = matchKey(owner);
  const { accountId, kind, type, path, name, aliases } = vaultFiles;
  const rows = await tx
    .select({ path, type, name, aliases })
    .from(vaultFiles)
    .where(
      and(eq(accountId, ctx.account.id), eq(kind, "record"), inArray(type, ["person", "org"] as string[])),
    );
  const matching = (type: string, keysOf: (row: (typeof rows)[number]) => string[]) =>
    rows.filter((row) => row.type === type && keysOf(row).map(matchKey).includes(key));
  const found = ["person", "org"]
    .flatMap((type) => [matching(type, ({ name }) => [name]), matching(type, ({ aliases }) => aliases)])
    .find(({ length }) => length > 0);
  return found?.length === 1 ? (found[0]?.path ?? null) : null;
}
