import { lte } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { assertBelowCap, type Context, returnedRow } from "@/lib/db";
import { ACCESS } from "@/lib/db/tables";
import { apiKeys } from "../tables/users";
import { assertOutlived } from "./expiry";
import { hashKey, newKey, startOfKey } from "./key";
import { apiKeyName } from "./name";
import { type ApiKey, apiKeyColumns } from "./present";

/** The cap of the interface: revoking a key frees a slot, also one that has expired. */
export const MAX_API_KEYS = 10;
const CAP = { table: apiKeys, max: MAX_API_KEYS, noun: "API key", remedy: "revoke" };

export const createApiKeyInput = z.strictObject({
  name: apiKeyName,
  access: z
    .enum(ACCESS, { error: "must be full or read" })
    .default("full")
    .meta({ description: "`read`: refused by every operation that writes" }),
  expires_at: z.iso
    .datetime({ offset: true, error: "must be an instant in ISO 8601, such as 2027-01-01T00:00:00Z" })
    .nullable()
    .default(null)
    .meta({ description: "The key is refused from this instant on; null: never" }),
});

/** Creates a key. The result is the only place that has it in full. Throws `CONFLICT` at the limit. */
export async function createApiKey(
  ctx: Context,
  input: z.input<typeof createApiKeyInput>,
): Promise<ApiKey & { key: string }> {
  const { name, access, expires_at } = parse(createApiKeyInput, input);
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt && expiresAt <= ctx.clock.now()) throw invalid("expires_at", "must be in the future");
  const key = newKey();
  const row = await ctx.db.tx(async (tx) => {
    const hasExpired = lte(apiKeys.expiresAt, ctx.clock.now());
    await assertBelowCap(ctx, tx, { ...CAP, spare: { which: hasExpired, verb: "expired" } });
    await assertOutlived(ctx, tx, expiresAt);
    const added = returnedRow(
      await tx
        .insert(apiKeys)
        .values({
          accountId: ctx.account.id,
          name,
          hash: hashKey(key),
          start: startOfKey(key),
          access,
          expiresAt,
          createdAt: ctx.clock.now(),
        })
        .returning(apiKeyColumns),
    );
    await audit(ctx, tx, {
      action: "api_key.create",
      subject: added.id,
      detail: { name, access, expires_at },
    });
    return added;
  });
  return { ...row, key };
}
