import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { audit } from "@/lib/audit";
import { parse } from "@/lib/core/parse";
import { type Context, notify } from "@/lib/db";
import { hashKey } from "../api-keys/key";
import { devices, pairingRequests } from "../tables/devices";
import { newToken, startOfToken } from "./codes";
import { isId } from "./id";
import { type Device, presentDevice } from "./present";
import { noSuchDevice, oneDeviceInput } from "./remove";
import { ofAccount } from "./sweep";

/** Gives a device a new token, which stands in this reply only; the old one is refused at once. */
export async function rotateDevice(
  ctx: Context,
  input: z.input<typeof oneDeviceInput>,
): Promise<Device & { message: string; token: string }> {
  const { deviceId } = parse(oneDeviceInput, input);
  if (!isId(deviceId)) throw noSuchDevice();
  const token = newToken();
  return ctx.db.tx(async (tx) => {
    const [device] = await tx
      .update(devices)
      .set({ hash: hashKey(token), start: startOfToken(token) })
      .where(and(ofAccount(ctx.account.id, ctx.clock.now()), eq(devices.id, deviceId)))
      .returning();
    if (!device) throw noSuchDevice();
    // A device that had not fetched its token yet has none to fetch now.
    await tx
      .update(pairingRequests)
      .set({ state: "redeemed" })
      .where(and(eq(pairingRequests.accountId, ctx.account.id), eq(pairingRequests.deviceId, deviceId)));
    await audit(ctx, tx, { action: "device.rotate", subject: deviceId, detail: { name: device.name } });
    await notify(ctx, tx, "kv_live");
    return { message: `${device.name} has a new token`, token, ...presentDevice(device) };
  });
}
