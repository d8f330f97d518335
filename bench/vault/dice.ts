/** Chance that repeats itself: the same seed gives the same numbers, on every machine. */
export class Dice {
  private state: number;

  constructor(seed: string) {
    let hash = 2166136261;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
    this.state = hash >>> 0;
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** One of a list that is not empty. */
  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)] as T;
  }

  /** One of a list, the earlier ones far more often: what is popular is linked and mentioned most. */
  popular<T>(list: readonly T[], steepness = 2.5): T {
    return list[Math.floor(list.length * this.next() ** steepness)] as T;
  }

  /** One of the keys, as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return (entries.at(-1) as [K, number])[0];
  }

  /** `count` different ones of a list, or all. */
  some<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set<T>();
    const wanted = Math.min(count, list.length);
    while (chosen.size < wanted) chosen.add(this.pick(list));
    return [...chosen];
  }

  /** A date between 2021 and 2025, `YYYY-MM-DD`. */
  date(): string {
    return new Date(Date.UTC(2021, 0, 1) + this.whole(0, 1825) * 86_400_000).toISOString().slice(0, 10);
  }

  /** `HH:MM`. */
  time(): string {
    return `${String(this.whole(7, 19)).padStart(2, "0")}:${this.pick(["00", "15", "30", "45"])}`;
  }
}
