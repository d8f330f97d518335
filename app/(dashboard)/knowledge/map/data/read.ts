import { fetchColumns, numbersIn, textsIn } from "@/components/columns";

export interface MapPoint {
  path: string;
  name: string;
  x: number;
  y: number;
  /** The id of its cluster. */
  cluster: string | null;
}

export interface MapCluster {
  id: string;
  label: string;
  size: number;
}

export interface MapData {
  points: MapPoint[];
  /** Largest first, in the order of their colors. */
  clusters: MapCluster[];
  /** Points of the whole map, of which `points` may be a sample. */
  total: number;
}

/** Fetches the map; what is wrong, as a message, where that fails. */
export async function fetchMap(signal: AbortSignal): Promise<MapData | string> {
  const fields = await fetchColumns("/knowledge/map/data", signal);
  return typeof fields === "string" ? fields : mapOf(fields);
}

/** The map in a reply. */
export function mapOf(fields: Partial<Record<string, unknown>>): MapData {
  const [names, clusters, ids] = [textsIn(fields.names), numbersIn(fields.clusters), textsIn(fields.ids)];
  const [x, y] = [numbersIn(fields.x), numbersIn(fields.y)];
  const [labels, sizes] = [textsIn(fields.labels), numbersIn(fields.sizes)];
  return {
    points: textsIn(fields.paths).map((path, at) => ({
      path,
      name: names[at] ?? path,
      x: x[at] ?? 0,
      y: y[at] ?? 0,
      cluster: ids[clusters[at] ?? -1] ?? null,
    })),
    clusters: ids.map((id, at) => ({ id, label: labels[at] ?? "", size: sizes[at] ?? 0 })),
    total: Number(fields.total),
  };
}
