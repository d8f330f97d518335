/** A key as it is listed; the key itself cannot be shown again. */
export interface ApiKey {
  id: string;
  name: string;
  /** The first characters of the key, `kv_1a2b`. */
  start: string;
  createdAt: Date;
  /** Null when it was never used. */
  lastUsedAt: Date | null;
}

export const presentApiKey = ({ id, name, start, createdAt, lastUsedAt }: ApiKey): ApiKey => ({
  id,
  name,
  start,
  createdAt,
  lastUsedAt,
});
