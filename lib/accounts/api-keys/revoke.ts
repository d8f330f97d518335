import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import { apiKeys } from "../tables/users";

export const revokeApiKeyInput = z.strictObject({ id: z.uuid("must be the id of a key") });

/** Deletes a key, and returns its name; every process rejects its next request. */
export async function revokeApiKey(
  ctx: Context,
  input: z.input<typeof revokeApiKeyInput>,
): Promise<{ name: string }> {
  const { id } = parse(revokeApiKeyInput, input);
  return ctx.db.tx(async (tx) => {
    const [gone] = await tx
      .delete(apiKeys)
      .where(and(eq(apiKeys.accountId, ctx.account.id), eq(apiKeys.id, id)))
      .returning({ name: apiKeys.name });
    if (!gone) throw notFound("There is no such API key: it may have been revoked already");
    await audit(ctx, tx, { action: "api_key.revoke", subject: id, detail: { name: gone.name } });
    return gone;
  });
}
