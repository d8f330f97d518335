import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { audit } from "@/lib/audit";
import { textInput } from "@/lib/core/text";
import { notify, type Tx } from "@/lib/db";
import type { ClientInfo } from "@/lib/operation";
import { definePublicOperation } from "@/lib/operation";
import { hashKey } from "../api-keys/key";
import { DEVICE_CODE_FORM, newToken, startOfToken } from "../devices/codes";
import { limit } from "../devices/limits";
import { type Refusal, refusal } from "../devices/refusal";
import { ofPairing, pairingTx } from "../devices/sweep";
import { devices, pairingRequests } from "../tables/devices";

const GRANT = "urn:ietf:params:oauth:grant-type:device_code";
/** Seconds added to the interval by each poll that comes too early, up to a minute. */
const SLOWER_S = 5;
const SLOWEST_S = 60;
/** Tolerance for network delays. */
const TOLERANCE_MS = 500;

const input = z.strictObject({
  device_code: textInput.meta({ description: "The `device_code` of the pairing request" }),
  grant_type: textInput.optional().meta({ description: GRANT }),
});

const output = z.object({
  access_token: z.string(),
  token_type: z.literal("Bearer"),
  deviceId: z.string(),
  name: z.string(),
});

export type DeviceToken = z.output<typeof output>;

type Outcome = { token: DeviceToken } | { refused: Refusal; wait?: number };

/**
 * Polled by a device: returns its token once, after the owner has approved it; throws the errors of RFC 8628
 * otherwise. Only one of several concurrent polls gets the token.
 */
export const fetchDeviceToken = definePublicOperation({
  id: "fetchDeviceToken",
  http: { method: "POST", path: "/devices/token", form: {} },
  tag: "Devices",
  summary: "A device polls for its token, which it gets once",
  description:
    "While there is none, 400: the detail `error` is authorization_pending, slow_down, access_denied, expired_token, invalid_grant or unsupported_grant_type. A client that sends a form gets errors in OAuth's form, {error, error_description}.",
  input,
  output,
  errors: ["RATE_LIMITED"],
  run: async (client, { device_code: code, grant_type: grant }) => {
    if (grant !== undefined && grant !== GRANT) throw refusal("unsupported_grant_type");
    limit("token", client.from);
    if (!DEVICE_CODE_FORM.test(code)) throw refusal("invalid_grant");
    const hash = hashKey(code);
    const [found] = await client.db.deviceCode(hash, (tx) =>
      tx
        .select({ accountId: pairingRequests.accountId })
        .from(pairingRequests)
        .where(eq(pairingRequests.deviceCodeHash, hash)),
    );
    if (!found) throw refusal("invalid_grant");
    // What is thrown within would undo the poll's own trace.
    const outcome = await pairingTx(client.db, found.accountId, (tx) =>
      poll(client, tx, found.accountId, hash),
    );
    if ("token" in outcome) return outcome.token;
    throw refusal(outcome.refused, outcome.wait);
  },
});

type Row = typeof pairingRequests.$inferSelect;

async function poll({ clock }: ClientInfo, tx: Tx, accountId: string | null, hash: string): Promise<Outcome> {
  const now = clock.now();
  const [row] = await tx
    .select()
    .from(pairingRequests)
    .where(and(ofPairing(accountId), eq(pairingRequests.deviceCodeHash, hash)))
    .for("update");
  // Somebody has just claimed it: the next poll finds it there.
  if (!row) return { refused: "authorization_pending" };
  if (row.state === "redeemed") return { refused: "invalid_grant" };
  if (row.state === "rejected") return { refused: "access_denied" };
  if (row.expiresAt <= now) return { refused: "expired_token" };
  if (row.state !== "approved" || row.accountId === null) return wait(tx, row, now);
  return redeem({ clock }, tx, { ...row, accountId: row.accountId });
}

async function wait(tx: Tx, row: Row, now: Date): Promise<Outcome> {
  const due = (row.polledAt?.getTime() ?? 0) + row.interval * 1000 - TOLERANCE_MS;
  const isTooFast = now.getTime() < due;
  const interval = isTooFast ? Math.min(row.interval + SLOWER_S, SLOWEST_S) : row.interval;
  await tx.update(pairingRequests).set({ polledAt: now, interval }).where(eq(pairingRequests.id, row.id));
  return { refused: isTooFast ? "slow_down" : "authorization_pending", wait: interval };
}

/** Creates the token, which only the reply to this one request contains. */
async function redeem(
  { clock }: Pick<ClientInfo, "clock">,
  tx: Tx,
  row: Row & { accountId: string },
): Promise<Outcome> {
  const token = newToken();
  const account = { id: row.accountId };
  const [device] = await tx
    .update(devices)
    .set({ hash: hashKey(token), start: startOfToken(token) })
    .where(and(eq(devices.accountId, account.id), eq(devices.id, row.deviceId ?? ""), isNull(devices.hash)))
    .returning({ id: devices.id, name: devices.name });
  await tx.update(pairingRequests).set({ state: "redeemed" }).where(eq(pairingRequests.id, row.id));
  // The owner has removed it again before it came.
  if (!device) return { refused: "access_denied" };
  const actor = { type: "device", id: device.id, label: device.name } as const;
  const entry = { action: "device.pair", subject: device.id, detail: { name: device.name } };
  await audit({ account, actor, clock }, tx, entry);
  await notify({ account }, tx, "kv_live");
  return {
    token: { access_token: token, token_type: "Bearer", deviceId: device.id, name: device.name },
  };
}
