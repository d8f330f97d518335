import { NodePointProgram } from "sigma/rendering";
import type { Settings } from "sigma/settings";
import type { NodeDisplayData, PartialButFor } from "sigma/types";

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

type Label = PartialButFor<NodeDisplayData, "x" | "y" | "size" | "label" | "color">;

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
export const settingsFor = (records: number, ink: () => Ink): Partial<Settings<DrawnRecord>> => ({
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
  defaultDrawNodeLabel: (context, data) => writeLabel(context, data, ink()),
  defaultDrawNodeHover: (context, data) => {
    context.beginPath();
    context.arc(data.x, data.y, data.size + 2.5, 0, 2 * Math.PI);
    context.lineWidth = 2;
    context.strokeStyle = ink().text;
    context.stroke();
    writeLabel(context, data, ink(), { isWhole: true });
  },
});

/** More characters would cover other names, or be cut off by the edge. */
const longestIn = ({ canvas }: CanvasRenderingContext2D): number =>
  Math.min(32, Math.max(12, Math.floor(canvas.clientWidth / 14)));

/**
 * A name next to its record, on the left if it does not fit on the right, with an outline that keeps it legible over
 * links.
 */
function writeLabel(
  context: CanvasRenderingContext2D,
  data: Label,
  ink: Ink,
  { isWhole = false }: { isWhole?: boolean } = {},
): void {
  if (!data.label) return;
  const longest = longestIn(context);
  const isShort = isWhole || data.label.length <= longest;
  const label = isShort ? data.label : `${data.label.slice(0, longest - 1)}…`;
  context.font = `${isWhole ? 600 : 400} 12px ${FONT}`;
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = ink.ground;
  context.fillStyle = ink.text;
  const gap = data.size + 6;
  const width = gap + context.measureText(label).width;
  const isOnLeft = data.x + width > context.canvas.clientWidth && data.x > width;
  context.textAlign = isOnLeft ? "end" : "start";
  const [x, y] = [isOnLeft ? data.x - gap : data.x + gap, data.y + 4];
  context.strokeText(label, x, y);
  context.fillText(label, x, y);
}

/** More links make a record larger. */
export const sizeOf = (links: number, records: number): number =>
  Math.min(14, (isLarge(records) ? 1.5 : 3) + Math.sqrt(links) * 0.9);
