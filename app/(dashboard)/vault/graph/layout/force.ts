import Graph from "graphology";
import forceAtlas2 from "graphology-layout-forceatlas2";

/** x and y of each record. */
export interface Round {
  places: Float32Array<ArrayBuffer>;
  isLast: boolean;
}

export interface Drawn {
  paths: readonly string[];
  /** Pairs of places in `paths`, one after the other. */
  links: readonly number[];
}

/** Places are shown after each round, so that a large graph can be seen while it settles. */
const PER_ROUND = 10;

/** More are not worth their time: each takes longer, and the shape shows earlier. */
const iterationsFor = (records: number): number => (records < 2_000 ? 300 : records < 8_000 ? 150 : 80);

/**
 * Places records so that linked ones are near each other, in rounds. It begins where the paths say and takes no
 * chances, so that the same vault looks the same at each visit.
 */
export function* layOut({ paths, links }: Drawn): Generator<Round> {
  const graph = new Graph<{ x: number; y: number }>({ type: "undirected" });
  const spread = 10 * Math.sqrt(paths.length);
  for (const [at, path] of paths.entries()) graph.addNode(String(at), startOf(path, spread));
  for (let at = 0; at + 1 < links.length; at += 2) graph.mergeEdge(String(links[at]), String(links[at + 1]));
  const settings = {
    ...forceAtlas2.inferSettings(graph),
    barnesHutOptimize: paths.length > 500,
    barnesHutTheta: 1.2,
  };
  const iterations = iterationsFor(paths.length);
  for (let done = PER_ROUND; done <= iterations; done += PER_ROUND) {
    forceAtlas2.assign(graph, { iterations: PER_ROUND, settings });
    const places = Float32Array.from(graph.mapNodes((_, { x, y }) => [x, y]).flat());
    yield { places, isLast: done === iterations };
  }
}

/** A position in a disc, from the path alone. */
function startOf(path: string, spread: number): { x: number; y: number } {
  const angle = 2 * Math.PI * fractionOf(`${path} angle`);
  const distance = spread * Math.sqrt(fractionOf(`${path} distance`));
  return { x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
}

/** A hash (FNV-1a, mixed) from 0 to 1. */
function fractionOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32;
}
