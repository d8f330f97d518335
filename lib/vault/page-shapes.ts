import { z } from "zod";
import { status, summary, type } from "./shapes";

export const hit = z
  .object({
    path: z.string(),
    name: z.string(),
    type,
    status,
    snippet: z.string().meta({ description: "HTML: escaped text with `<mark>` around what was found" }),
    score: z.number(),
  })
  .meta({ id: "SearchHit" });

export type SearchHit = z.output<typeof hit>;

export const pageOf = <S extends z.ZodType>(item: S) =>
  z.object({ results: z.array(item), count: z.int(), next_cursor: z.string().nullable() });

export const searchPage = pageOf(hit).extend({
  hints: z.array(z.string()).meta({
    description:
      "A sentence each: what of `q` was not understood and is searched as text; how many records cannot be searched yet",
  }),
});

export const taskPage = pageOf(
  z.object({ path: z.string(), name: z.string(), status, due: z.string().nullable() }),
).extend({ today: z.iso.date() });

/** A page of records; `count` is how many match in all. */
export const recordPage = pageOf(summary);

export type SearchResult = z.output<typeof searchPage>;
