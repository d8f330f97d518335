import { z } from "zod";
import { count } from "@/lib/core/count";
import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { type RecordsFound, searchRecords } from "@/lib/embeddings";
import type { InputOf } from "@/lib/operation";
import { paragraph, snippetText } from "../text/lines";
import { moreLine, recordLine } from "../text/records";
import { defineTool } from "./tool";

type Search = InputOf<typeof searchRecords>;

const { shape } = searchRecords.input;
const limit = (fallback: number) => z.int().min(1).max(50).default(fallback);

export const search = defineTool({
  name: "search",
  title: "Search the vault",
  description:
    "Finds records by words, by meaning, or by both (best for questions). Without a query it lists what fits the filters.",
  operations: [searchRecords],
  input: z.strictObject({
    query: z.string().max(500).optional(),
    mode: z.enum(["words", "meaning", "both"]).default("words"),
    type: shape.type,
    status: shape.status,
    tag: shape.tag,
    glob: shape.glob,
    limit: limit(10),
    cursor: shape.cursor,
  }),
  run: async (ctx, { query, mode, ...filters }) => {
    const found = await find(ctx, query?.trim() === "" ? undefined : query, mode, filters);
    return resultsText(found);
  },
});

export const decisions = defineTool({
  name: "decisions",
  title: "Decisions about a topic",
  description: "Finds the decisions that the vault has on a topic, by words and by meaning.",
  operations: [searchRecords],
  input: z.strictObject({ about: z.string().min(1).max(500), limit: limit(10) }),
  run: async (ctx, { about, limit }) =>
    resultsText(await find(ctx, about, "both", { type: "decision", limit })),
});

/** Before the first run of the surveyor there is no meaning to search by: then by words. */
async function find(
  ctx: Context,
  query: string | undefined,
  mode: "words" | "meaning" | "both",
  filters: Search,
): Promise<RecordsFound> {
  if (query === undefined || mode === "words") return searchRecords(ctx, { ...filters, q: query });
  try {
    return await searchRecords(ctx, { ...filters, [mode === "both" ? "hybrid" : "similar"]: query });
  } catch (error) {
    if (!(error instanceof KvError && error.code === "CONFLICT")) throw error;
    const found = await searchRecords(ctx, { ...filters, q: query });
    return { ...found, note: `Searched by words only: ${error.message}` };
  }
}

function resultsText({ results, count: total, next_cursor, hints, note }: RecordsFound): string {
  const head =
    total === 0 ? "No records match." : `${count(total, "record")} match; ${results.length} shown.`;
  const lines = results.map((hit) => recordLine(hit, snippetText(hit.snippet)));
  return paragraph(head, ...lines, ...hints, note, moreLine(next_cursor));
}
