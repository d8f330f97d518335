interface Entry<V> {
  value: V;
  size: number;
  /** By `performance.now()`, which is not affected when the clock is set. */
  expiresAt: number;
}

/** Values by key, up to a total size; the least recently used are evicted first. */
export class SizedCache<V> {
  private readonly entries = new Map<string, Entry<V>>();
  private total = 0;

  constructor(private readonly capacity: number) {}

  get(key: string): V | undefined {
    const entry = this.entries.get(key);
    if (!entry || entry.expiresAt <= performance.now()) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Stores a value for `ttl` ms, or until it is evicted. */
  set(key: string, value: V, size: number, ttl = Number.POSITIVE_INFINITY): void {
    this.delete(key);
    this.entries.set(key, { value, size, expiresAt: performance.now() + ttl });
    this.total += size;
    for (const oldest of this.entries.keys()) {
      if (this.total <= this.capacity) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.total -= this.entries.get(key)?.size ?? 0;
    this.entries.delete(key);
  }
}
