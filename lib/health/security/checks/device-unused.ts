import { listDevices } from "@/lib/accounts";
import { daysSince, type SecurityCheck } from "../finding";

const UNUSED_DAYS = 90;

/** Paired devices that were not used for long: each can read and write the whole vault. */
export const deviceUnused: SecurityCheck = {
  id: "device.unused",
  run: async (ctx) => {
    const now = ctx.clock.now();
    const { paired } = await listDevices(ctx);
    return paired
      .map((each) => ({ ...each, days: daysSince(new Date(each.last_used_at ?? each.created_at), now) }))
      .filter(({ days }) => days > UNUSED_DAYS)
      .map(({ name, deviceId, last_used_at, days }) => ({
        severity: "warn" as const,
        title: `The device “${name}” is not used`,
        detail: last_used_at
          ? `It was last used ${days} days ago`
          : `It was paired ${days} days ago and never used`,
        remediation: `Remove it (Settings → Devices, or DELETE /api/v1/devices/${deviceId})`,
      }));
  },
};
