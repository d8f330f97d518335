import { count, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import type { Context, Tx } from "@/lib/db";
import { ACCESS, accounts } from "@/lib/db/tables";
import { apiKeys } from "../tables/users";
import { assertOutlived } from "./expiry";
import { hashKey, newKey, startOfKey } from "./key";
import { type ApiKey, presentApiKey } from "./present";

/** The cap of the interface: revoking a key frees a slot. */
export const MAX_API_KEYS = 10;

export const createApiKeyInput = z.strictObject({
  name: z
    .string("must be text: a name to recognise the key by")
    .trim()
    .min(1, "give the key a name to recognise it by")
    .max(100, "at most 100 characters")
    .regex(/^\P{Cc}*$/u, "no control characters"),
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
    await checkCap(ctx, tx);
    await assertOutlived(ctx, tx, expiresAt);
    const [added] = await tx
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
      .returning();
    if (!added) throw new Error("insert returned no row");
    await audit(ctx, tx, {
      action: "api_key.create",
      subject: added.id,
      detail: { name, access, expires_at },
    });
    return added;
  });
  return { ...presentApiKey(row), key };
}

/** Locks the account's row, so that parallel creations count one after the other. */
async function checkCap(ctx: Context, tx: Tx): Promise<void> {
  await tx
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, ctx.account.id))
    .for("update");
  const [row] = await tx.select({ n: count() }).from(apiKeys).where(eq(apiKeys.accountId, ctx.account.id));
  if ((row?.n ?? 0) >= MAX_API_KEYS) {
    throw conflict(`The account has ${MAX_API_KEYS} API keys, the most it may have: revoke one first`);
  }
}
