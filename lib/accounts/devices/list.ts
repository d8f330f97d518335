import { and, asc, eq, gt } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { devices, type PairingState, pairingRequests } from "../tables/devices";
import { isId } from "./id";
import { type Device, type Pending, presentDevice, presentPending } from "./present";
import { ofAccount } from "./sweep";

/** More than this wait only when somebody plays with us. */
const MOST_PENDING = 200;

/** What asks to be let in, and what was, each oldest first. */
export function listDevices(ctx: Context): Promise<{ pending: Pending[]; paired: Device[] }> {
  const { id } = ctx.account;
  const now = ctx.clock.now();
  return ctx.db.tx(async (tx) => {
    const pending = await tx
      .select()
      .from(pairingRequests)
      .where(
        and(
          eq(pairingRequests.accountId, id),
          eq(pairingRequests.state, "pending"),
          gt(pairingRequests.expiresAt, now),
        ),
      )
      .orderBy(asc(pairingRequests.createdAt), asc(pairingRequests.id))
      .limit(MOST_PENDING);
    const paired = await tx
      .select({
        id: devices.id,
        name: devices.name,
        createdAt: devices.createdAt,
        lastUsedAt: devices.lastUsedAt,
        start: devices.start,
      })
      .from(devices)
      .where(ofAccount(id, now))
      .orderBy(asc(devices.createdAt), asc(devices.id));
    return { pending: pending.map(presentPending), paired: paired.map(presentDevice) };
  });
}

/** One request of the account's with what became of it, or null. */
export async function findPairing(
  ctx: Context,
  { requestId }: { requestId: string },
): Promise<(Pending & { state: PairingState | "expired" }) | null> {
  if (!isId(requestId)) return null;
  const own = and(eq(pairingRequests.accountId, ctx.account.id), eq(pairingRequests.id, requestId));
  const [row] = await ctx.db.tx((tx) => tx.select().from(pairingRequests).where(own));
  if (!row) return null;
  const isLate = row.state === "pending" && row.expiresAt <= ctx.clock.now();
  return { ...presentPending(row), state: isLate ? "expired" : row.state };
}
