import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import { type Context, notify } from "@/lib/db";
import { apiKeys } from "../tables/users";
import { apiKeyName } from "./name";
import { type ApiKey, apiKeyColumns, noSuchKey } from "./present";
import { oneKeyInput } from "./revoke";

export const renameApiKeyInput = oneKeyInput.extend({
  name: apiKeyName.meta({ description: "The new name" }),
});

/** Renames a key, which keeps working; what it did before is listed under the name that it had. */
export async function renameApiKey(ctx: Context, input: z.input<typeof renameApiKeyInput>): Promise<ApiKey> {
  const { id, name } = parse(renameApiKeyInput, input);
  const own = and(eq(apiKeys.accountId, ctx.account.id), eq(apiKeys.id, id));
  return ctx.db.tx(async (tx) => {
    const [found] = await tx.select(apiKeyColumns).from(apiKeys).where(own).for("update");
    if (!found) throw noSuchKey();
    if (found.name === name) return found;
    await tx.update(apiKeys).set({ name }).where(own);
    await audit(ctx, tx, { action: "api_key.rename", subject: id, detail: { from: found.name, to: name } });
    await notify(ctx, tx, "kv_live");
    return { ...found, name };
  });
}
