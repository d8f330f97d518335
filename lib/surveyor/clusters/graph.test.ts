import fc from "fast-check";
import { expect, it } from "vitest";
import { BestOfRows } from "@/lib/embeddings";
import { graphOf } from "./graph";

const NODES = 12;
const node = fc.nat(NODES - 1);
const pair = fc.tuple(node, node).filter(([a, b]) => a !== b);
const score = fc.integer({ min: -4, max: 32 }).map((value) => value / 32);

it("has each pair once, by what either has the other as a neighbour for, and by a link in any direction", () => {
  const near = fc.uniqueArray(fc.tuple(pair, score), { selector: ([[a, b]]) => `${a} ${b}` });
  fc.assert(
    fc.property(near, fc.array(pair), (found, links) => {
      const neighbours = new BestOfRows(NODES, NODES);
      const wanted = new Map<string, number>();
      const add = (a: number, b: number, weight: number) => {
        const key = `${Math.min(a, b)} ${Math.max(a, b)}`;
        wanted.set(key, (wanted.get(key) ?? 0) + weight);
      };
      for (const [[a, b], value] of found) {
        neighbours.add(a, b, value);
        if (value >= 0.2) add(a, b, value ** 2);
      }
      const isLinked = new Set(links.map(([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`));
      for (const key of isLinked) wanted.set(key, (wanted.get(key) ?? 0) + 0.5);
      const paths = Array.from({ length: NODES }, (_, at) => `note/${at}.md`);
      const placeOf = new Map(paths.map((path, at) => [path, at]));
      const linked = links.map(([a, b]) => ({ source: paths[a] ?? "", target: paths[b] ?? "" }));
      const { sources, targets, weights } = graphOf({ paths, placeOf, neighbours }, linked);
      const edges = Array.from(sources, (source, at) => `${source} ${targets[at]}`);
      expect(new Set(edges)).toEqual(new Set(wanted.keys()));
      expect(edges).toHaveLength(wanted.size);
      for (const [at, edge] of edges.entries()) expect(weights[at]).toBeCloseTo(wanted.get(edge) ?? 0, 5);
      const places = edges.map((_, at) => (sources[at] ?? 0) * NODES + (targets[at] ?? 0));
      expect(places).toEqual([...places].sort((a, b) => a - b));
    }),
  );
});
