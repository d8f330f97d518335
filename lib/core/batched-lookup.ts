interface Waiting<T> {
  key: string;
  resolve: (found: T | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Looks up together what is asked for in the same turn of the event loop. A lookup begins after its questions were asked, so no
 * answer is older than its question.
 */
export class BatchedLookup<T> {
  private waiting: Waiting<T>[] = [];

  constructor(private readonly find: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>) {}

  get(key: string): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      if (this.waiting.length === 0) setImmediate(() => void this.answer());
      this.waiting.push({ key, resolve, reject });
    });
  }

  private async answer(): Promise<void> {
    const asked = this.waiting;
    this.waiting = [];
    try {
      const found = await this.find([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
