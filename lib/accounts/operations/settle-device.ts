import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { conflict, notFound } from "@/lib/core/errors";
import { textInput } from "@/lib/core/text";
import { isUuid } from "@/lib/core/uuid";
import { assertBelowCap, type Context, notify, returnedRow, type Tx } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { assertNeverExpires } from "../api-keys/expiry";
import { isUsable, sweep } from "../devices/sweep";
import { devices, pairingRequests } from "../tables/devices";

/** The most that an account may have. */
export const MAX_DEVICES = 50;
const CAP = { table: devices, max: MAX_DEVICES, noun: "Device", remedy: "remove" };

const oneRequestInput = z.strictObject({
  requestId: textInput.meta({ description: "Of the pairing request, not of a device" }),
});

type OneRequest = z.output<typeof oneRequestInput>;
type Row = typeof pairingRequests.$inferSelect;

/** Lets a device in: it may fetch its token. Throws `NOT_FOUND`, `CONFLICT` when settled, expired or one too many, `FORBIDDEN` for a key that expires. */
export const approveDevice = defineOperation({
  id: "approveDevice",
  http: { method: "POST", path: "/devices/{requestId}/approve" },
  tag: "Devices",
  summary: "Approve a device: its next poll gets the token",
  description:
    "Check the name and the address first: the token gives access to the whole account, without end. 403 for a key that expires.",
  input: oneRequestInput,
  output: z.object({ message: z.string(), deviceId: z.string() }),
  errors: ["FORBIDDEN", "NOT_FOUND"],
  run: async (ctx, input) =>
    settle(ctx, input, async (tx, row) => {
      await assertNeverExpires(ctx, tx);
      await assertBelowCap(ctx, tx, CAP, isUsable(ctx.clock.now()));
      const device = returnedRow(
        await tx
          .insert(devices)
          .values({
            accountId: ctx.account.id,
            name: row.name,
            fetchBy: row.expiresAt,
            createdAt: ctx.clock.now(),
          })
          .returning({ id: devices.id }),
      );
      await mark(tx, row, { state: "approved", deviceId: device.id });
      await audit(ctx, tx, {
        action: "device.approve",
        subject: device.id,
        detail: { name: row.name, requestId: row.id, address: row.address },
      });
      return {
        message: `Approved ${row.name}: it fetches its token the next time it asks`,
        deviceId: device.id,
      };
    }),
});

/** Turns a device away. Throws `NOT_FOUND`, and `CONFLICT` when settled or expired. */
export const rejectDevice = defineOperation({
  id: "rejectDevice",
  http: { method: "POST", path: "/devices/{requestId}/reject" },
  tag: "Devices",
  summary: "Reject a device",
  description: "Its next poll gets `access_denied`.",
  input: oneRequestInput,
  output: z.object({ message: z.string() }),
  errors: ["NOT_FOUND"],
  run: async (ctx, input) =>
    settle(ctx, input, async (tx, row) => {
      await mark(tx, row, { state: "rejected" });
      const detail = { name: row.name, address: row.address };
      await audit(ctx, tx, { action: "device.reject", subject: row.id, detail });
      return { message: `Rejected ${row.name}` };
    }),
});

/** Answers a waiting request, once: its row is locked meanwhile. */
function settle<T>(
  ctx: Context,
  { requestId }: OneRequest,
  work: (tx: Tx, row: Row) => Promise<T>,
): Promise<T> {
  const now = ctx.clock.now();
  return ctx.db.tx(async (tx) => {
    await sweep(tx, ctx.account.id, now);
    const own = and(eq(pairingRequests.accountId, ctx.account.id), eq(pairingRequests.id, requestId));
    const [row] = isUuid(requestId) ? await tx.select().from(pairingRequests).where(own).for("update") : [];
    if (!row) throw notFound("There is no such pairing request");
    if (row.state !== "pending") {
      throw conflict(`This request was ${row.state === "rejected" ? "rejected" : "approved"} already`);
    }
    if (row.expiresAt <= now) throw conflict("This request has expired: start pairing again on the device");
    const answer = await work(tx, row);
    await notify(ctx, tx, "kv_live");
    return answer;
  });
}

const mark = (tx: Tx, row: Row, set: Partial<Row>) =>
  tx.update(pairingRequests).set(set).where(eq(pairingRequests.id, row.id));
