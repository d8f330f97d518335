import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { apiKeys } from "../tables/users";
import { noSuchKey } from "./present";

export const oneKeyInput = z.strictObject({ id: z.uuid("must be the id of a key") });

/** Deletes a key, and returns its name; every process rejects its next request. */
export async function revokeApiKey(
  ctx: Context,
  input: z.input<typeof oneKeyInput>,
): Promise<{ name: string }> {
  const { id } = parse(oneKeyInput, input);
  return ctx.db.tx(async (tx) => {
    const [gone] = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.accountId, ctx.account.id), eq(apiKeys.id, id)))
      .returning({ name: apiKeys.name });
    if (!gone) throw noSuchKey();
    await audit(ctx, tx, { action: "api_key.revoke", subject: id, detail: { name: gone.name } });
    return gone;
  });
}
