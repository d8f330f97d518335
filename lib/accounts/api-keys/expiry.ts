import { eq } from "drizzle-orm";
import { invalid, KvError } from "@/lib/core/errors";
import type { Context, Tx } from "@/lib/db";
import { apiKeys } from "../tables/users";

/** When the key that acts expires; null for one that never does, and for users and devices. */
async function ownExpiry({ actor }: Context, tx: Tx): Promise<Date | null> {
  if (actor.type !== "api_key") return null;
  const [own] = await tx.select({ until: apiKeys.expiresAt }).from(apiKeys).where(eq(apiKeys.id, actor.id));
  return own?.until ?? null;
}

/** Otherwise a key that expires could prolong itself by another key. */
export async function assertOutlived(ctx: Context, tx: Tx, expiresAt: Date | null): Promise<void> {
  const until = await ownExpiry(ctx, tx);
  if (!until || (expiresAt && expiresAt <= until)) return;
  throw invalid(
    "expires_at",
    `A key cannot outlive the one that creates it, which expires at ${until.toISOString()}`,
  );
}

/** Otherwise a key that expires could prolong itself by the token of a device, which never does. Throws `FORBIDDEN`. */
export async function assertNeverExpires(ctx: Context, tx: Tx): Promise<void> {
  const until = await ownExpiry(ctx, tx);
  if (!until) return;
  throw new KvError(
    "FORBIDDEN",
    `This key expires at ${until.toISOString()}, and a device's token never does: use a key without expiry, or the dashboard`,
  );
}
