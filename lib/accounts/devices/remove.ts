import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { notFound } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import { type Context, notify } from "@/lib/db";
import { devices } from "../tables/devices";
import { isId } from "./id";

export const oneDeviceInput = z.strictObject({ deviceId: textInput });

export const noSuchDevice = () => notFound("There is no such device: it may have been removed already");

/** Removes a device; the very next request that bears its token is refused, in every process. */
export async function removeDevice(
  ctx: Context,
  input: z.input<typeof oneDeviceInput>,
): Promise<{ message: string }> {
  const { deviceId } = parse(oneDeviceInput, input);
  if (!isId(deviceId)) throw noSuchDevice();
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
}
