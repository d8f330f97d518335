import { and, asc, eq, gt } from "drizzle-orm";
import { z } from "zod";
import { defineOperation, noInput } from "@/lib/operation";
import { presentDevice, presentPending } from "../devices/present";
import { ofAccount } from "../devices/sweep";
import { device, pending } from "../shapes";
import { devices, pairingRequests } from "../tables/devices";

/** Maximum number of listed requests: nobody pairs that many devices at once. */
const MAX_PENDING = 200;

/** Pairing requests and paired devices, each oldest first. */
export const listDevices = defineOperation({
  id: "listDevices",
  http: { method: "GET", path: "/devices" },
  tag: "Devices",
  summary: "Devices that wait for approval, and those that are paired",
  description: "Requests expire after 10 minutes; paired devices stay until they are removed.",
  input: noInput,
  output: z.object({ pending: z.array(pending), paired: z.array(device) }),
  run: async (ctx) => {
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
        .limit(MAX_PENDING);
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
  },
});
