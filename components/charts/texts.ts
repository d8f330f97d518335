/** The colors of text, and of what is behind it. */
export interface Ink {
  ink: string;
  paper: string;
}

/** Where a text may be: its left end, and the middle of its line. */
export interface Place {
  left: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

const FONT = '12px "Inter Variable", sans-serif';
/** Half the height of a line. */
const HALF = 8;
const MAX_LENGTH = 32;
const MIN_LENGTH = 12;
/** A text of more characters than the width has of these would fill too much of a narrow canvas. */
const CHARACTER = 14;

interface Box {
  left: number;
  right: number;
  y: number;
  /** Half its height. */
  half: number;
}

/** The texts on a canvas: none is cut off by the edge, or covers another text. */
export class Texts {
  private readonly written: Box[] = [];
  private readonly points: Box[] = [];
  private readonly longest: number;

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly size: Size,
    { ink, paper }: Ink,
  ) {
    this.longest = Math.min(MAX_LENGTH, Math.max(MIN_LENGTH, Math.floor(size.width / CHARACTER)));
    context.font = FONT;
    context.textAlign = "start";
    context.textBaseline = "middle";
    context.lineWidth = 4;
    context.lineJoin = "round";
    context.fillStyle = ink;
    context.strokeStyle = paper;
  }

  /** Keeps texts off a point. */
  avoid(x: number, y: number, radius: number): void {
    this.points.push({ left: x - radius, right: x + radius, y, half: radius });
  }

  /**
   * Writes a text, shortened, at the first free place of those for its width: the one that covers the fewest points, at
   * most `covered`.
   */
  write(text: string, places: (width: number) => Place[], { covered = 0 } = {}): void {
    const shown = text.length > this.longest ? `${text.slice(0, this.longest - 1)}…` : text;
    const { width } = this.context.measureText(shown);
    let best: Place | undefined;
    let least = covered + 1;
    for (const place of places(width)) {
      const box = { left: place.left, right: place.left + width, y: place.y, half: HALF };
      if (this.isCutOff(box) || this.written.some((other) => overlap(box, other))) continue;
      const covers = this.points.filter((point) => overlap(box, point)).length;
      if (covers < least) [best, least] = [place, covers];
    }
    if (best === undefined) return;
    const { left, y } = best;
    this.written.push({ left, right: left + width, y, half: HALF });
    this.context.strokeText(shown, left, y);
    this.context.fillText(shown, left, y);
  }

  private isCutOff({ left, right, y }: Box): boolean {
    return left < 0 || right > this.size.width || y < 0 || y > this.size.height;
  }
}

const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && Math.abs(one.y - other.y) < one.half + other.half;

/** On the right of a point, on its left, below or above it. */
export const around =
  (x: number, y: number, gap: number) =>
  (width: number): Place[] => [
    { left: x + gap, y },
    { left: x - gap - width, y },
    { left: x - width / 2, y: y + gap + HALF },
    { left: x - width / 2, y: y - gap - HALF },
  ];
