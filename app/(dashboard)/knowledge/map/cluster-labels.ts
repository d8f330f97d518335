import { type Camera, type Frame, toScreen } from "./camera";

/** The name of a cluster, and where its records are. */
export interface ClusterLabel {
  id: string;
  label: string;
  x: number;
  y: number;
}

/** What is drawn, and how. */
export interface View {
  camera: Camera;
  frame: Frame;
  /** The chosen cluster. */
  cluster: string | null;
  labels: readonly ClusterLabel[];
  /** The colors of text, and of what is behind it. */
  ink: string;
  paper: string;
}

interface Clustered {
  x: number;
  y: number;
  cluster: string | null;
}

export const FONT = '12px "Inter Variable", sans-serif';
const HEIGHT = 16;
const LONGEST = 28;

/** The label of each cluster amid its points: at their median, which no outlier moves. Clusters are ordered as given. */
export function labelsOf(
  points: readonly Clustered[],
  clusters: readonly { id: string; label: string }[],
): ClusterLabel[] {
  const members = new Map<string, Clustered[]>();
  for (const point of points) {
    if (point.cluster === null) continue;
    const some = members.get(point.cluster);
    if (some) some.push(point);
    else members.set(point.cluster, [point]);
  }
  return clusters.flatMap(({ id, label }) => {
    const some = members.get(id);
    return some ? [{ id, label, x: median(some.map(({ x }) => x)), y: median(some.map(({ y }) => y)) }] : [];
  });
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Writes the labels of the largest clusters, as many as do not cover each other. */
export function drawLabels(
  context: CanvasRenderingContext2D,
  { camera, frame, cluster, labels, ink, paper }: View,
): void {
  const taken: { left: number; right: number; y: number }[] = [];
  context.lineWidth = 4;
  context.lineJoin = "round";
  context.strokeStyle = paper;
  context.fillStyle = ink;
  for (const { id, label, ...place } of labels) {
    if (cluster !== null && cluster !== id) continue;
    const { x, y } = toScreen(camera, frame, place);
    const text = label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label;
    const half = context.measureText(text).width / 2 + 4;
    const left = Math.min(Math.max(x, half), frame.width - half) - half;
    const box = { left, right: left + 2 * half, y };
    const isCovered = taken.some(
      (other) => box.left < other.right && other.left < box.right && Math.abs(box.y - other.y) < HEIGHT,
    );
    if (isCovered || x < 0 || y < 0 || x > frame.width || y > frame.height) continue;
    taken.push(box);
    context.strokeText(text, left + 4, y);
    context.fillText(text, left + 4, y);
  }
}
