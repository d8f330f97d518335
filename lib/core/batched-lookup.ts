interface Waiting<T> {
  key: string;
  resolve: (found: T | undefined) => void;
  reject: (error: unknown) => void;
}

/**
 * Looks up together what is asked for while another lookup runs: there is one at a time. It begins after its
 * questions were asked, so no answer is older than its question.
 */
export class BatchedLookup<T> {
  private waiting: Waiting<T>[] = [];
  private isAnswering = false;

  constructor(private readonly find: (keys: readonly string[]) => Promise<ReadonlyMap<string, T>>) {}

  get(key: string): Promise<T | undefined> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      if (this.isAnswering) return;
      this.isAnswering = true;
      // Behind what else has come in the same turn of the event loop.
      setImmediate(() => void this.answerAll());
    });
  }

  private async answerAll(): Promise<void> {
    while (this.waiting.length > 0) await this.answer(this.waiting.splice(0));
    this.isAnswering = false;
  }

  private async answer(asked: readonly Waiting<T>[]): Promise<void> {
    try {
      const found = await this.find([...new Set(asked.map(({ key }) => key))]);
      for (const { key, resolve } of asked) resolve(found.get(key));
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }
}
