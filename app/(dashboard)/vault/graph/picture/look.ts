import { NodePointProgram } from "sigma/rendering";
import type { Settings } from "sigma/settings";
import type { NodeDisplayData, PartialButFor } from "sigma/types";
import { around, type Texts } from "@/components/charts/texts";

/** The colors of the theme, as numbers that WebGL takes. */
export interface Ink {
  text: string;
  ground: string;
  /** Color of links, and of records out of focus. */
  line: string;
}

/** A record as sigma knows it. */
export interface DrawnRecord {
  x: number;
  y: number;
  size: number;
  label: string;
}

type Label = PartialButFor<NodeDisplayData, "x" | "y" | "size" | "label" | "color"> & { key?: string };

/** How the names of records are written. */
interface Names {
  ink: () => Ink;
  /** The names of a frame. */
  texts: (context: CanvasRenderingContext2D) => Texts;
  /** Whether the name of the record at this place is written whole, above all else. */
  isWhole: (place: number) => boolean;
}

const FONT = '"Inter Variable", sans-serif';

export function inkOf(element: HTMLElement): Ink {
  const { color, backgroundColor } = getComputedStyle(element);
  const [text, ground] = [rgbOf(color), rgbOf(backgroundColor)];
  return { text, ground, line: rgbOf(`color-mix(in srgb, ${text} 35%, ${ground})`) };
}

let pixel: OffscreenCanvasRenderingContext2D | null | undefined;

/** A color of CSS as `rgb(…)`, which is what sigma reads. */
export function rgbOf(color: string): string {
  pixel ??= new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  if (!pixel) return "#888";
  pixel.fillStyle = color;
  pixel.fillRect(0, 0, 1, 1);
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

const LARGE = 3_000;

export const isLarge = (records: number): boolean => records > LARGE;

/** A large graph shows its links and labels only at rest, and its records as points, with a third of the vertices of discs. */
export const settingsFor = (
  records: number,
  { ink, texts, isWhole }: Names,
): Partial<Settings<DrawnRecord>> => ({
  zIndex: true,
  // A page that is being left or still streamed has no width; what it gets later, the picture follows.
  allowInvalidContainer: true,
  ...(isLarge(records) && { defaultNodeType: "point", nodeProgramClasses: { point: NodePointProgram } }),
  labelFont: FONT,
  labelSize: 12,
  labelDensity: 0.6,
  labelRenderedSizeThreshold: isLarge(records) ? 6 : 4,
  hideEdgesOnMove: isLarge(records),
  hideLabelsOnMove: isLarge(records),
  minEdgeThickness: isLarge(records) ? 0.5 : 1.2,
  minCameraRatio: 0.005,
  maxCameraRatio: 3,
  defaultDrawNodeLabel: (context, { key, label, x, y, size }: Label) => {
    if (label && !isWhole(Number(key)))
      texts(context).write(label, around(x, y, size + GAP), { covered: COVERED });
  },
  defaultDrawNodeHover: (context, data) => {
    context.beginPath();
    context.arc(data.x, data.y, data.size + 2.5, 0, 2 * Math.PI);
    context.lineWidth = 2;
    context.strokeStyle = ink().text;
    context.stroke();
    writeWhole(context, data, ink());
  },
});

/** Between a record and its name. */
const GAP = 6;
/** How many records a name may cover: without any, one with many links around it would have no name. */
const COVERED = 2;

/**
 * The whole name of the record under the pointer, on its left if it does not fit on the right, with an outline that keeps
 * it legible over all else.
 */
function writeWhole(context: CanvasRenderingContext2D, { label, x, y, size }: Label, ink: Ink): void {
  if (!label) return;
  context.font = `600 12px ${FONT}`;
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = ink.ground;
  context.fillStyle = ink.text;
  const gap = size + GAP;
  const width = gap + context.measureText(label).width;
  const isOnLeft = x + width > context.canvas.clientWidth && x > width;
  context.textAlign = isOnLeft ? "end" : "start";
  const left = isOnLeft ? x - gap : x + gap;
  context.strokeText(label, left, y + 4);
  context.fillText(label, left, y + 4);
}

/** More links make a record larger. */
export const sizeOf = (links: number, records: number): number =>
  Math.min(14, (isLarge(records) ? 1.5 : 3) + Math.sqrt(links) * 0.9);
