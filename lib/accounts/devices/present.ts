import type { Device, Pending } from "../shapes";
import type { devices, pairingRequests } from "../tables/devices";
import { showUserCode } from "./codes";

export const presentPending = (row: typeof pairingRequests.$inferSelect): Pending => ({
  requestId: row.id,
  name: row.name,
  user_code: showUserCode(row.userCode),
  address: row.address,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
});

/** The selected columns of a device: never its hash. */
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
