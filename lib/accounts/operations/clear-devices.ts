import { and, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { count } from "@/lib/core/count";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { devices, pairingRequests } from "../tables/devices";

const input = z.strictObject({
  pending_only: z
    .boolean("must be true or false")
    .default(false)
    .meta({ description: "Reject what waits, and keep the devices" }),
});

/** Rejects every request that waits and, unless `pending_only`, removes every device. */
export const clearDevices = defineOperation({
  id: "clearDevices",
  http: { method: "POST", path: "/devices/clear" },
  tag: "Devices",
  summary: "Reject every pending request and, unless pending_only, remove every device",
  description: "Tokens of removed devices are refused by the very next request.",
  input,
  output: z.object({
    message: z.string(),
    rejected: z.int().meta({ description: "How many requests were rejected" }),
    removed: z.int().meta({ description: "How many devices were removed" }),
  }),
  run: (ctx, { pending_only: isPendingOnly }) =>
    ctx.db.tx(async (tx) => {
      const waits = and(
        eq(pairingRequests.accountId, ctx.account.id),
        eq(pairingRequests.state, "pending"),
        gt(pairingRequests.expiresAt, ctx.clock.now()),
      );
      const rejected = await tx
        .update(pairingRequests)
        .set({ state: "rejected" })
        .where(waits)
        .returning({ id: pairingRequests.id, name: pairingRequests.name });
      const removed = isPendingOnly
        ? []
        : await tx
            .delete(devices)
            .where(eq(devices.accountId, ctx.account.id))
            .returning({ id: devices.id, name: devices.name });
      await audit(
        ctx,
        tx,
        ...rejected.map(({ id, name }) => ({ action: "device.reject", subject: id, detail: { name } })),
        ...removed.map(({ id, name }) => ({ action: "device.remove", subject: id, detail: { name } })),
      );
      await notify(ctx, tx, "kv_live");
      const [n, m] = [rejected.length, removed.length];
      const message = `Rejected ${count(n, "pending request")}, removed ${count(m, "device")}`;
      return { message, rejected: n, removed: m };
    }),
});
