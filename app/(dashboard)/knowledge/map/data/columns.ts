import type { VaultMap } from "@/lib/surveyor";

/** A larger map is drawn by a sample of its points. */
export const MAX_POINTS = 25_000;
/** A place on the map to a tenth of a pixel, where it is a thousand pixels wide. */
const DIGITS = 4;

/** A map as columns, a quarter of the size of objects. */
export function columnsOf({ points, clusters }: VaultMap) {
  const step = Math.ceil(points.length / MAX_POINTS);
  const shown = points.filter((_, at) => at % step === 0);
  const placeOf = new Map(clusters.map(({ id }, place) => [id, place]));
  const rounded = (value: number) => Number(value.toFixed(DIGITS));
  return {
    paths: shown.map(({ path }) => path),
    names: shown.map(({ name }) => name),
    x: shown.map(({ x }) => rounded(x)),
    y: shown.map(({ y }) => rounded(y)),
    /** Indexes into `ids`; -1 for none. */
    clusters: shown.map(({ cluster }) => placeOf.get(cluster ?? "") ?? -1),
    ids: clusters.map(({ id }) => id),
    labels: clusters.map(({ label }) => label),
    sizes: clusters.map(({ size }) => size),
    /** Points of the whole map. */
    total: points.length,
  };
}
