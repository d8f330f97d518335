import { eq, sql } from "drizzle-orm";
import { KvError } from "@/lib/core/errors";
import { type Account, type Actor, type Database, notify } from "@/lib/db";
import { API_KEY_FORM, hashKey } from "../api-keys/key";
import { noteUse } from "../api-keys/note-use";
import { devices } from "../tables/devices";
import { DEVICE_TOKEN_FORM } from "./codes";

/** Whether a bearer's token says of itself that it is a device's. */
export const isDeviceToken = (token: string): boolean => token.startsWith("kvd_");

/** Whether a bearer's token has the form of a key or of a device's token: no other is looked up. */
export const isBearerForm = (token: string): boolean =>
  API_KEY_FORM.test(token) || DEVICE_TOKEN_FORM.test(token);

interface DeviceRow {
  account_id: string;
  vault_dir: string;
  device_id: string;
  device_name: string;
  last_used_at: string | null;
}

/** Like `authenticate`, for the token of a device. Throws `UNAUTHORIZED`. */
export async function authenticateDevice(
  db: Database,
  token: string,
  now: Date,
): Promise<{ account: Account; actor: Actor }> {
  if (!DEVICE_TOKEN_FORM.test(token)) throw new KvError("UNAUTHORIZED", "Invalid API key");
  const [row] = await db.sql<DeviceRow[]>`select * from kv_authenticate_device(${hashKey(token)})`;
  if (!row) throw new KvError("UNAUTHORIZED", "Invalid API key");
  await noteUse({ id: row.device_id, lastUsedAt: row.last_used_at }, now, () => touch(db, row, now));
  return {
    account: { id: row.account_id, vaultDir: row.vault_dir },
    actor: { type: "device", id: row.device_id, label: row.device_name },
  };
}

/** Forward only: a slow process never sets the time back. */
const touch = (db: Database, row: DeviceRow, now: Date) =>
  db.account(row.account_id).tx(async (tx) => {
    await tx
      .update(devices)
      .set({ lastUsedAt: sql`greatest(${devices.lastUsedAt}, ${now.toISOString()}::timestamptz)` })
      .where(eq(devices.id, row.device_id));
    await notify({ account: { id: row.account_id } }, tx, "kv_used");
  });
