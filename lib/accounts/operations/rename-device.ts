import { and, eq } from "drizzle-orm";
import { audit } from "@/lib/audit";
import { isUuid } from "@/lib/core/uuid";
import { notify } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { deviceName } from "../devices/name";
import { noSuchDevice } from "../devices/no-such-device";
import { presentDevice } from "../devices/present";
import { ofAccount } from "../devices/sweep";
import { device } from "../shapes";
import { devices } from "../tables/devices";
import { oneDeviceInput } from "./remove-device";

/** Renames a device; what it did before is listed under the name that it had. */
export const renameDevice = defineOperation({
  id: "renameDevice",
  http: { method: "PATCH", path: "/devices/{deviceId}" },
  tag: "Devices",
  summary: "Rename a device",
  description: "Its token stays valid. The audit log keeps the earlier name for what was done under it.",
  input: oneDeviceInput.extend({ name: deviceName.meta({ description: "The new name" }) }),
  output: device,
  errors: ["NOT_FOUND"],
  run: async (ctx, { deviceId, name }) => {
    if (!isUuid(deviceId)) throw noSuchDevice();
    return ctx.db.tx(async (tx) => {
      const own = and(ofAccount(ctx.account.id, ctx.clock.now()), eq(devices.id, deviceId));
      const [found] = await tx.select().from(devices).where(own).for("update");
      if (!found) throw noSuchDevice();
      if (found.name === name) return presentDevice(found);
      await tx.update(devices).set({ name }).where(own);
      await audit(ctx, tx, {
        action: "device.rename",
        subject: deviceId,
        detail: { from: found.name, to: name },
      });
      await notify(ctx, tx, "kv_live");
      return presentDevice({ ...found, name });
    });
  },
});
