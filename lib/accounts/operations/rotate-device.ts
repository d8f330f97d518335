import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { isUuid } from "@/lib/core/uuid";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { assertNeverExpires } from "../api-keys/expiry";
import { hashKey } from "../api-keys/key";
import { newToken, startOfToken } from "../devices/codes";
import { noSuchDevice } from "../devices/no-such-device";
import { presentDevice } from "../devices/present";
import { ofAccount } from "../devices/sweep";
import { device } from "../shapes";
import { devices, pairingRequests } from "../tables/devices";
import { oneDeviceInput } from "./remove-device";

/** Replaces the token of a device. Only this result has the new one; the old one is rejected at once. */
export const rotateDevice = defineOperation({
  id: "rotateDevice",
  http: { method: "POST", path: "/devices/{deviceId}/rotate" },
  tag: "Devices",
  summary: "Give a device a new token, shown once; the old one is refused at once",
  description: "For a token that may be known to others. 403 for a key that expires, as a token never does.",
  input: oneDeviceInput,
  output: device.extend({ message: z.string(), token: z.string() }),
  containsSecret: true,
  errors: ["FORBIDDEN", "NOT_FOUND"],
  run: async (ctx, { deviceId }) => {
    if (!isUuid(deviceId)) throw noSuchDevice();
    const token = newToken();
    return ctx.db.tx(async (tx) => {
      await assertNeverExpires(ctx, tx);
      const [device] = await tx
        .update(devices)
        .set({ hash: hashKey(token), start: startOfToken(token) })
        .where(and(ofAccount(ctx.account.id, ctx.clock.now()), eq(devices.id, deviceId)))
        .returning();
      if (!device) throw noSuchDevice();
      // A device that had not yet fetched its token can no longer do so.
      await tx
        .update(pairingRequests)
        .set({ state: "redeemed" })
        .where(and(eq(pairingRequests.accountId, ctx.account.id), eq(pairingRequests.deviceId, deviceId)));
      await audit(ctx, tx, { action: "device.rotate", subject: deviceId, detail: { name: device.name } });
      await notify(ctx, tx, "kv_live");
      return { message: `${device.name} has a new token`, token, ...presentDevice(device) };
    });
  },
});
