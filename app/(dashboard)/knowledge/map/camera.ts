/** The visible part of the map: its center, and the width of the whole map in pixels. */
export interface Camera {
  x: number;
  y: number;
  size: number;
}

export interface Frame {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The whole map in a frame, with a margin. */
export const whole = ({ width, height }: Frame): Camera => ({
  x: 0.5,
  y: 0.5,
  size: 0.92 * Math.min(width, height),
});

export const toScreen = (camera: Camera, frame: Frame, { x, y }: Point): Point => ({
  x: frame.width / 2 + (x - camera.x) * camera.size,
  y: frame.height / 2 + (y - camera.y) * camera.size,
});

/** Pans by pixels, as one moves paper. */
export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: clamp(camera.x - dx / camera.size, 0, 1),
  y: clamp(camera.y - dy / camera.size, 0, 1),
});

const SMALLEST = 100;
const LARGEST = 60_000;

/** Zooms by a factor around `at`, in pixels of the frame. */
export function zoomed(camera: Camera, frame: Frame, factor: number, at?: Point): Camera {
  const size = clamp(camera.size * factor, SMALLEST, LARGEST);
  const [dx, dy] = [
    (at?.x ?? frame.width / 2) - frame.width / 2,
    (at?.y ?? frame.height / 2) - frame.height / 2,
  ];
  return {
    size,
    x: clamp(camera.x + dx / camera.size - dx / size, 0, 1),
    y: clamp(camera.y + dy / camera.size - dy / size, 0, 1),
  };
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

const REACH = 10;

/** The point nearest to a position on the screen, within reach; null for none. */
export function pointAt<T extends Point>(
  points: readonly T[],
  camera: Camera,
  frame: Frame,
  at: Point,
): T | null {
  let best: T | null = null;
  let least = REACH ** 2;
  for (const point of points) {
    const { x, y } = toScreen(camera, frame, point);
    const distance = (x - at.x) ** 2 + (y - at.y) ** 2;
    if (distance < least) [best, least] = [point, distance];
  }
  return best;
}
