import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, notFound } from "@/lib/core/errors";
import { type Context, notify, type Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { hashKey } from "../api-keys/key";
import { userCode } from "../devices/codes";
import { limit } from "../devices/limits";
import { presentPending } from "../devices/present";
import { pending } from "../shapes";
import { pairingRequests } from "../tables/devices";

const input = z.strictObject({ user_code: userCode });

/**
 * Finds the request that shows this code, and assigns it to the account if it is nobody's yet; it still has to
 * be approved. Throws `NOT_FOUND`, `CONFLICT` for a request that was answered, `RATE_LIMITED` for those who guess.
 */
export const claimDevice = defineOperation({
  id: "claimDevice",
  http: { method: "POST", path: "/devices/claim" },
  tag: "Devices",
  summary:
    "Find the request of the device that shows this code, and take it into the account; it is not approved yet",
  description:
    "Ask the owner for the code on the screen of the device; check the name and address, then approve the request.",
  input,
  output: pending,
  errors: ["NOT_FOUND"],
  run: async (ctx, { user_code: code }) => {
    limit("claim", ctx.account.id);
    limit("anyClaim", ctx.from ?? "unknown");
    const hash = hashKey(code);
    return ctx.db.tx(async (tx) =>
      presentPending((await claim(ctx, tx, hash)) ?? (await own(ctx, tx, hash))),
    );
  },
});

type Row = typeof pairingRequests.$inferSelect;

async function claim(ctx: Context, tx: Tx, hash: string): Promise<Row | undefined> {
  await tx.execute(sql`select set_config('kv.user_code_hash', ${hash}, true)`);
  const [row] = await tx
    .update(pairingRequests)
    .set({ accountId: ctx.account.id })
    .where(
      and(
        isNull(pairingRequests.accountId),
        eq(pairingRequests.userCodeHash, hash),
        gt(pairingRequests.expiresAt, ctx.clock.now()),
      ),
    )
    .returning();
  if (!row) return undefined;
  await audit(ctx, tx, { action: "device.claim", subject: row.id, detail: { name: row.name } });
  await notify(ctx, tx, "kv_live");
  return row;
}

async function own(ctx: Context, tx: Tx, hash: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(pairingRequests)
    .where(and(eq(pairingRequests.accountId, ctx.account.id), eq(pairingRequests.userCodeHash, hash)));
  if (!row || row.expiresAt <= ctx.clock.now()) {
    throw notFound(
      "No device shows this code now: compare the letters, or start pairing again on the device",
    );
  }
  if (row.state !== "pending") throw conflict("This request was answered already");
  return row;
}
