/** The neighbours of each row, best first, concatenated; -1 where there are fewer than `count`. */
export interface Neighbours {
  count: number;
  at: Int32Array;
  scores: Float32Array;
}

/** The `count` best others of each row: in two arrays, since an object for each would take ten times the memory. */
export class BestOfRows implements Neighbours {
  readonly at: Int32Array;
  readonly scores: Float32Array;

  constructor(
    rows: number,
    readonly count: number,
  ) {
    this.at = new Int32Array(rows * count).fill(-1);
    this.scores = new Float32Array(rows * count).fill(Number.NEGATIVE_INFINITY);
  }

  /** Of equal scores, the lower row comes first. */
  add(row: number, other: number, score: number): void {
    const { at, scores } = this;
    const first = row * this.count;
    let place = first + this.count - 1;
    if (!isBefore(score, other, scores[place] as number, at[place] as number)) return;
    for (; place > first; place -= 1) {
      const [before, beforeAt] = [scores[place - 1] as number, at[place - 1] as number];
      if (!isBefore(score, other, before, beforeAt)) break;
      scores[place] = before;
      at[place] = beforeAt;
    }
    scores[place] = score;
    at[place] = other;
  }
}

const isBefore = (score: number, other: number, than: number, thanOther: number): boolean =>
  score > than || (score === than && other < thanOther);
