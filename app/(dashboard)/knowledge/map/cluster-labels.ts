import type { Ink, Texts } from "@/components/charts/texts";
import { groupBy } from "@/lib/core/group-by";
import { type Camera, type Frame, toScreen } from "./camera";

/** The name of a cluster, and where its records are. */
export interface ClusterLabel {
  id: string;
  label: string;
  x: number;
  y: number;
}

/** What is drawn, and how. */
export interface View extends Ink {
  camera: Camera;
  frame: Frame;
  /** The chosen cluster. */
  cluster: string | null;
  labels: readonly ClusterLabel[];
}

interface Clustered {
  x: number;
  y: number;
  cluster: string | null;
}

/** The label of each cluster amid its points: at their median, which no outlier moves. Clusters are ordered as given. */
export function labelsOf(
  points: readonly Clustered[],
  clusters: readonly { id: string; label: string }[],
): ClusterLabel[] {
  const members = groupBy(points, ({ cluster }) => cluster);
  return clusters.flatMap(({ id, label }) => {
    const some = members.get(id);
    return some ? [{ id, label, x: median(some.map(({ x }) => x)), y: median(some.map(({ y }) => y)) }] : [];
  });
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Writes the labels of the largest clusters, as many as fit. */
export function writeLabels(texts: Texts, { camera, frame, cluster, labels }: View): void {
  for (const { id, label, ...place } of labels) {
    if (cluster !== null && cluster !== id) continue;
    const { x, y } = toScreen(camera, frame, place);
    if (x < 0 || x > frame.width) continue;
    texts.write(label, (width) => [{ left: Math.max(0, Math.min(x - width / 2, frame.width - width)), y }]);
  }
}
