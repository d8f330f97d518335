import type { devices, pairingRequests } from "../tables/devices";
import { showUserCode } from "./codes";

/** A device that asks to be let in. Times are ISO 8601. */
export interface Pending {
  requestId: string;
  name: string;
  /** `XXXX-XXXX`, which the device shows as well. */
  user_code: string;
  /** The network address that it asked from. */
  address: string;
  created_at: string;
  expires_at: string;
}

/** A device that was let in. */
export interface Device {
  deviceId: string;
  name: string;
  created_at: string;
  /** Null when it never called. */
  last_used_at: string | null;
  /** The first characters of its token; null until it has fetched it. */
  token_start: string | null;
}

export const presentPending = (row: typeof pairingRequests.$inferSelect): Pending => ({
  requestId: row.id,
  name: row.name,
  user_code: showUserCode(row.userCode),
  address: row.address,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});

/** What of a device is selected: never its hash. */
export type DeviceRow = Pick<
  typeof devices.$inferSelect,
  "id" | "name" | "createdAt" | "lastUsedAt" | "start"
>;

export const presentDevice = (row: DeviceRow): Device => ({
  deviceId: row.id,
  name: row.name,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt?.toISOString() ?? null,
  token_start: row.start,
});
