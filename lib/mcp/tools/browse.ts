import { z } from "zod";
import { count } from "@/lib/core/count";
import { listRecent, listTags, vaultGraph } from "@/lib/vault";
import { oneLine, paragraph } from "../text/lines";
import { moreLine, recordLine } from "../text/records";
import { defineTool } from "./tool";

const MAX_TAGS = 200;
const MAX_EDGES = 200;

export const recent = defineTool({
  name: "recent",
  title: "Recent changes",
  description: "Records by their last change, the latest first.",
  operations: [listRecent],
  input: z.strictObject({
    since: listRecent.input.shape.since,
    limit: z.int().min(1).max(100).default(20),
    cursor: listRecent.input.shape.cursor,
  }),
  run: async (ctx, input) => {
    const { results, count: total, next_cursor } = await listRecent(ctx, input);
    const lines = results.map((record) =>
      recordLine(record, `${record.modified.slice(0, 16)}Z ${oneLine(record.body_preview, 120)}`.trim()),
    );
    return paragraph(
      total === 0 ? "No records have changed." : `${count(total, "record")}:`,
      ...lines,
      moreLine(next_cursor),
    );
  },
});

export const neighbourhood = defineTool({
  name: "neighbourhood",
  title: "What is linked with a record",
  description: "The links around a record, in both directions, up to a number of links away.",
  operations: [vaultGraph],
  input: z.strictObject({
    path: z.string().meta({ description: "The path of the record" }),
    depth: z.int().min(1).max(3).default(1),
    limit: z.int().min(2).max(100).default(40).meta({ description: "At most as many records" }),
  }),
  run: async (ctx, { path, depth, limit }) => {
    const { nodes, edges, truncated } = await vaultGraph(ctx, { around: path, depth, limit });
    const lines = edges
      .slice(0, MAX_EDGES)
      .map(({ source, target, relation }) => `- ${source} -> ${target} (${oneLine(relation, 60)})`);
    return paragraph(
      `${count(nodes.length, "record")}, ${count(edges.length, "link")}${truncated ? ", more beyond the limit" : ""}:`,
      ...lines,
      edges.length > MAX_EDGES && `and ${edges.length - MAX_EDGES} more links`,
    );
  },
});

export const tags = defineTool({
  name: "tags",
  title: "Tags",
  description: "The tags of the vault with the number of their records, the most used first.",
  operations: [listTags],
  input: z.strictObject({}),
  run: async (ctx) => {
    const all = (await listTags(ctx)).tags;
    const lines = all.slice(0, MAX_TAGS).map(({ tag, count: n }) => `#${oneLine(tag, 100)} ${n}`);
    return paragraph(
      all.length === 0 && "There are no tags.",
      ...lines,
      all.length > MAX_TAGS && `and ${all.length - MAX_TAGS} more`,
    );
  },
});
