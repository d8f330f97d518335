import { and, eq } from "drizzle-orm";
import { isUuid } from "@/lib/core/uuid";
import type { Context } from "@/lib/db";
import type { Pending } from "../shapes";
import { type PairingState, pairingRequests } from "../tables/devices";
import { presentPending } from "./present";

/** One request of the account with its outcome, or null. */
export async function findPairing(
  ctx: Context,
  { requestId }: { requestId: string },
): Promise<(Pending & { state: PairingState | "expired" }) | null> {
  if (!isUuid(requestId)) return null;
  const own = and(eq(pairingRequests.accountId, ctx.account.id), eq(pairingRequests.id, requestId));
  const [row] = await ctx.db.tx((tx) => tx.select().from(pairingRequests).where(own));
  if (!row) return null;
  const isLate = row.state === "pending" && row.expiresAt <= ctx.clock.now();
  return { ...presentPending(row), state: isLate ? "expired" : row.state };
}
