import { randomBytes } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { open, rewrap, type Sealed, seal } from "@/lib/core/seal";
import { loadSecrets } from "@/lib/core/secrets";
import type { Context } from "@/lib/db";
import { env } from "@/lib/env";
import { webhooks } from "./tables";

const SECRET_BYTES = 32;

const masterKeys = (): Buffer[] => loadSecrets(env().KV_DATA_DIR).masterKeys;
const belonging = (ctx: Context, id: string) => ({ accountId: ctx.account.id, name: `webhook ${id}` });

/** A secret in the form of Standard Webhooks. */
export const newSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString("base64")}`;

export const sealSecret = (ctx: Context, id: string, secret: string): Sealed =>
  seal(masterKeys(), belonging(ctx, id), secret);

/** Throws `UnknownMasterKey`. */
export const openSecret = (ctx: Context, id: string, sealed: Sealed): string =>
  open(masterKeys(), belonging(ctx, id), sealed);

/** Wraps the secrets that another key wraps with the first master key. Returns how many that were. */
export async function rewrapWebhooks(
  ctx: Context,
  keys: readonly Buffer[],
  currentId: string,
): Promise<number> {
  return ctx.db.tx(async (tx) => {
    const rows = await tx
      .select()
      .from(webhooks)
      .where(and(eq(webhooks.accountId, ctx.account.id), ne(webhooks.masterKeyId, currentId)))
      .for("update");
    for (const row of rows) {
      const { masterKeyId, wrappedKey } = rewrap(keys, belonging(ctx, row.id), row);
      await tx.update(webhooks).set({ masterKeyId, wrappedKey }).where(eq(webhooks.id, row.id));
    }
    return rows.length;
  });
}
