import type { Frame } from "./camera";

/** The colors of text, and of what is behind it. */
export interface Ink {
  ink: string;
  paper: string;
}

const FONT = '12px "Inter Variable", sans-serif';
/** Half the height of a line. */
const HALF = 8;
const LONGEST = 32;

interface Box {
  left: number;
  right: number;
  y: number;
  /** Half its height. */
  half: number;
}

/** The texts on a canvas: none is cut off by the edge, or covers another text or a point. */
export class Texts {
  private readonly taken: Box[] = [];

  constructor(
    private readonly context: CanvasRenderingContext2D,
    private readonly frame: Frame,
    { ink, paper }: Ink,
  ) {
    context.font = FONT;
    context.textBaseline = "middle";
    context.lineWidth = 4;
    context.lineJoin = "round";
    context.fillStyle = ink;
    context.strokeStyle = paper;
  }

  /** Keeps texts off a point. */
  avoid(x: number, y: number, radius: number): void {
    this.taken.push({ left: x - radius, right: x + radius, y, half: radius });
  }

  /** Writes a text, shortened, at the first free place; `lefts` are those places, by its width. */
  write(text: string, y: number, lefts: (width: number) => number[]): void {
    const shown = text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
    const { width } = this.context.measureText(shown);
    const left = lefts(width).find((each) => this.isFree(each, each + width, y));
    if (left === undefined) return;
    this.taken.push({ left, right: left + width, y, half: HALF });
    this.context.strokeText(shown, left, y);
    this.context.fillText(shown, left, y);
  }

  private isFree(left: number, right: number, y: number): boolean {
    if (left < 0 || right > this.frame.width || y < 0 || y > this.frame.height) return false;
    return this.taken.every(
      (other) => left >= other.right || other.left >= right || Math.abs(y - other.y) >= HALF + other.half,
    );
  }
}
