/** Numbers the issues of a file that have the same key; the first keeps its key. */
export class Ordinals {
  private readonly counts = new Map<string, number>();

  next(key: string): string {
    const count = (this.counts.get(key) ?? 0) + 1;
    this.counts.set(key, count);
    return count === 1 ? key : `${key}\0${count}`;
  }
}
