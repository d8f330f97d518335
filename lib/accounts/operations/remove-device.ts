import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { textInput } from "@/lib/core/text";
import { isUuid } from "@/lib/core/uuid";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { noSuchDevice } from "../devices/no-such-device";
import { devices } from "../tables/devices";

export const oneDeviceInput = z.strictObject({ deviceId: textInput });

/** Removes a device; every process rejects its next request. */
export const removeDevice = defineOperation({
  id: "removeDevice",
  http: { method: "DELETE", path: "/devices/{deviceId}" },
  tag: "Devices",
  summary: "Remove a device: its token is refused by the very next request",
  description: "It can be paired again.",
  input: oneDeviceInput,
  output: z.object({ message: z.string() }),
  errors: ["NOT_FOUND"],
  run: async (ctx, { deviceId }) => {
    if (!isUuid(deviceId)) throw noSuchDevice();
    return ctx.db.tx(async (tx) => {
      const [gone] = await tx
        .delete(devices)
        .where(and(eq(devices.accountId, ctx.account.id), eq(devices.id, deviceId)))
        .returning({ name: devices.name });
      if (!gone) throw noSuchDevice();
      await audit(ctx, tx, { action: "device.remove", subject: deviceId, detail: { name: gone.name } });
      await notify(ctx, tx, "kv_live");
      return { message: `Removed ${gone.name}: its token is refused from now on` };
    });
  },
});
