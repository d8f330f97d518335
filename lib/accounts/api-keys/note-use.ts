/** Later uses than the first are noted at most this often. */
const TOUCH_EVERY_MS = 60_000;

const noted = new Map<string, number>();

/**
 * Records the use of a key or of a device's token: the first one before the answer, later ones after it.
 * @param bearer `lastUsedAt` as text: the pool leaves times as Postgres writes them
 */
export async function noteUse(
  bearer: { id: string; lastUsedAt: string | null },
  now: Date,
  touch: () => Promise<unknown>,
): Promise<void> {
  const { id, lastUsedAt } = bearer;
  const used = lastUsedAt === null ? 0 : new Date(lastUsedAt).getTime();
  const last = Math.max(used, noted.get(id) ?? 0);
  if (last > 0 && now.getTime() - last < TOUCH_EVERY_MS) return;
  noted.set(id, now.getTime());
  const touched = touch().catch((error: unknown) => {
    noted.delete(id);
    if (lastUsedAt === null) throw error;
  });
  if (lastUsedAt === null) await touched;
}
