import { around, Texts } from "@/components/charts/texts";
import { toScreen } from "./camera";
import { type View, writeLabels } from "./cluster-labels";

export interface DrawnPoint {
  path: string;
  name: string;
  x: number;
  y: number;
  cluster: string | null;
  color: string;
}

/** Names are written when so few points are in sight. */
const NAMED = 60;
const FAINT = 0.12;

/** Draws the points, those outside the chosen cluster faintly, and names them or, where they are many, their clusters. */
export function draw(canvas: HTMLCanvasElement, points: readonly DrawnPoint[], view: View): void {
  const { camera, frame, cluster } = view;
  const context = canvas.getContext("2d");
  if (!context) return;
  const ratio = window.devicePixelRatio || 1;
  canvas.width = Math.round(frame.width * ratio);
  canvas.height = Math.round(frame.height * ratio);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, frame.width, frame.height);
  const radius = Math.min(
    6,
    Math.max(2, 2 * (camera.size / 600) ** 0.5 * (400 / (points.length + 100)) ** 0.25 + 1),
  );
  const seen: { point: DrawnPoint; x: number; y: number }[] = [];
  for (const point of points) {
    const { x, y } = toScreen(camera, frame, point);
    if (x < -radius || y < -radius || x > frame.width + radius || y > frame.height + radius) continue;
    const isChosen = cluster === null || point.cluster === cluster;
    context.globalAlpha = isChosen ? 0.85 : FAINT;
    context.fillStyle = point.color;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
    if (isChosen) seen.push({ point, x, y });
  }
  context.globalAlpha = 1;
  const texts = new Texts(context, frame, view);
  if (seen.length > NAMED) {
    writeLabels(texts, view);
    return;
  }
  for (const { x, y } of seen) texts.avoid(x, y, radius);
  for (const { point, x, y } of seen) texts.write(point.name, around(x, y, radius + 3));
}
