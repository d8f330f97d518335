import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";
import { limitInput, wholeNumberOrText } from "@/lib/core/limit";
import type { Context } from "@/lib/db";
import { defineOperation } from "@/lib/operation";
import { wholeGraph } from "../graph/pages";
import { readGraph } from "../graph/read";
import { graph } from "../overview-shapes";
import { pathInput } from "../records/input";
import { recordNamed } from "../records/named";

const input = z.strictObject({
  around: pathInput.optional().meta({ description: "The path of a record: only what is linked with it" }),
  depth: wholeNumberOrText(1, 5)
    .optional()
    .meta({ description: "With `around`: how many links away, in both directions; 1 by default" }),
  limit: limitInput.optional().meta({
    description:
      "At most as many records, the nearest and most linked; by default 200 with `around`, else all",
  }),
});

type GraphRequest = z.output<typeof input>;

const isWhole = ({ around, limit }: GraphRequest): boolean => around === undefined && limit === undefined;

async function check(ctx: Context, { around, depth }: GraphRequest): Promise<void> {
  await assertVaultRoot(ctx);
  if (depth !== undefined && around === undefined) throw invalid("depth", "belongs to around: give both");
}

async function all<T>(pages: AsyncIterable<T[]>): Promise<T[]> {
  const items: T[] = [];
  for await (const page of pages) for (const item of page) items.push(item);
  return items;
}

/** Records, and the links between them; a node's degree counts its edges in both directions. */
export const vaultGraph = defineOperation({
  id: "vaultGraph",
  http: { method: "GET", path: "/vault/graph" },
  tag: "Search",
  summary: "Records and the links between them",
  description:
    "All of them, or with `around` the neighbourhood of a record. All are sent as they are read, a page at a time: a link that is " +
    "written meanwhile may be there without its record.",
  input,
  output: graph,
  errors: ["NOT_FOUND"],
  examples: [
    {
      input: { around: "person/Alice Chen.md" },
      output: {
        nodes: [
          { id: "org/Acme.md", type: "org", name: "Acme", status: null, degree: 1 },
          { id: "person/Alice Chen.md", type: "person", name: "Alice Chen", status: null, degree: 1 },
        ],
        edges: [{ source: "person/Alice Chen.md", target: "org/Acme.md", relation: "org" }],
      },
    },
  ],
  paged: {
    isFor: isWhole,
    run: async (ctx, request) => {
      await check(ctx, request);
      const { edges, nodes } = wholeGraph(ctx);
      return { edges, nodes };
    },
  },
  run: async (ctx, request) => {
    await check(ctx, request);
    if (isWhole(request)) {
      const whole = wholeGraph(ctx);
      return { edges: await all(whole.edges), nodes: await all(whole.nodes) };
    }
    const { around, depth, limit } = request;
    const start = around === undefined ? undefined : await recordNamed(ctx, around, "around");
    const { nodes, edges, isTruncated } = await readGraph(ctx, { around: start, depth, limit });
    const degrees = new Map<string, number>();
    for (const end of edges.flatMap(({ source, target }) => [source, target])) {
      degrees.set(end, (degrees.get(end) ?? 0) + 1);
    }
    return {
      nodes: nodes.map(({ id, type, name, status }) => ({
        id,
        type,
        name,
        status,
        degree: degrees.get(id) ?? 0,
      })),
      edges: edges.map(({ source, target, relation }) => ({ source, target, relation })),
      ...(isTruncated && { truncated: true as const }),
    };
  },
});
