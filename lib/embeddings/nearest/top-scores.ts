/** The `count` highest scores, in a min-heap. */
export class TopScores {
  private readonly at: number[] = [];
  private readonly scores: number[] = [];

  constructor(private readonly count: number) {}

  /** A score must exceed this to be kept. */
  get least(): number {
    return this.at.length < this.count
      ? Number.NEGATIVE_INFINITY
      : (this.scores[0] ?? Number.POSITIVE_INFINITY);
  }

  add(at: number, score: number): void {
    if (this.at.length < this.count) {
      this.at.push(at);
      this.scores.push(score);
      this.rise(this.at.length - 1);
    } else if (score > this.least) {
      this.at[0] = at;
      this.scores[0] = score;
      this.sink();
    }
  }

  /** Best first; of equal scores, the lower index first. */
  sorted(): { at: Int32Array; scores: Float32Array } {
    const order = this.at
      .map((at, index) => ({ at, score: this.scores[index] ?? 0 }))
      .sort((a, b) => b.score - a.score || a.at - b.at);
    return {
      at: Int32Array.from(order, (each) => each.at),
      scores: Float32Array.from(order, (each) => each.score),
    };
  }

  private rise(from: number): void {
    for (let child = from; child > 0; ) {
      const parent = (child - 1) >> 1;
      if (this.score(parent) <= this.score(child)) return;
      this.swap(parent, child);
      child = parent;
    }
  }

  private sink(): void {
    for (let parent = 0; ; ) {
      let least = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < this.at.length && this.score(child) < this.score(least)) least = child;
      }
      if (least === parent) return;
      this.swap(parent, least);
      parent = least;
    }
  }

  private score(index: number): number {
    return this.scores[index] ?? 0;
  }

  private swap(a: number, b: number): void {
    [this.at[a], this.at[b]] = [this.at[b] ?? 0, this.at[a] ?? 0];
    [this.scores[a], this.scores[b]] = [this.scores[b] ?? 0, this.scores[a] ?? 0];
  }
}
