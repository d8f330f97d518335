import { type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { decodeCursor, encodeCursor } from "@/lib/core/cursor";
import { invalid } from "@/lib/core/errors";
import { cutPage } from "@/lib/core/page";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import { textsWritten } from "../indexing";
import { countRecords } from "../records/counts";
import { matching, searchVaultInput } from "../search/filters";
import { compileQuery } from "../search/query/compile";
import { parseQuery } from "../search/query/parse";
import { unsearchedHints } from "../search/unsearched";
import { frontmatter, type RecordSummary } from "../shapes";
import { sortOf } from "./sort";

const fieldName = textInput.min(1, "cannot be empty").max(200, "at most 200 characters");

const tableInput = searchVaultInput.omit({ grep: true, glob: true }).extend({
  folder: textInput
    .min(1, "cannot be empty")
    .optional()
    .meta({ description: "A folder, and those below it" }),
  /** Records with a value in this field, and `contains` somewhere in it. */
  field: fieldName.optional(),
  contains: textInput.optional(),
  /** A column, or any field; with `-` before it descending. Records without a value come last. */
  sort: fieldName.default("-modified"),
});

type Wanted = z.output<typeof tableInput>;

/** A row of the table; `hash` is the version that it shows. */
export interface TableRow extends RecordSummary {
  hash: string;
}

interface Row extends Record<string, unknown> {
  path: string;
  name: string;
  type: RecordSummary["type"];
  status: string | null;
  frontmatter: unknown;
  preview: string;
  created: string | null;
  modified: string;
  hash: string;
  keys: string[];
}

/** Records that meet all conditions, sorted by any field, a page at a time. */
export async function readTable(
  ctx: Context,
  input: z.input<typeof tableInput>,
): Promise<{ results: TableRow[]; count: number; next_cursor: string | null; hints: string[] }> {
  await assertVaultRoot(ctx);
  await textsWritten(ctx);
  const wanted = parse(tableInput, input);
  const query = wanted.q === undefined ? null : parseQuery(wanted.q);
  const found = sql`${matching(ctx, wanted, query && compileQuery(query))} and ${conditions(wanted)}`;
  const sort = sortOf(wanted.sort);
  return ctx.db.tx(async (tx) => {
    // Planned for this account, large or small.
    await tx.execute(sql`select set_config('plan_cache_mode', 'force_custom_plan', true)`);
    const rows = await tx.execute<Row>(sql`
      select f.path, f.name, f.type, f.status, f.frontmatter, f.preview, f.created, f.modified, f.hash,
        ${sort.shown} as keys
      ${found} and ${after(wanted, sort)}
      order by ${sort.order} limit ${wanted.limit + 1}`);
    const { page, next } = cutPage(rows, wanted.limit, (last) =>
      encodeCursor([wanted.sort, ...keysOf(last)]),
    );
    return {
      results: page.map(present),
      count: isNarrow(wanted)
        ? Number((await tx.execute<{ n: string }>(sql`select count(*) as n ${found}`))[0]?.n ?? 0)
        : await countRecords(ctx, tx, wanted),
      next_cursor: next,
      hints: query ? [...query.hints, ...(await unsearchedHints(ctx, tx))] : [],
    };
  });
}

/** Whether the query has conditions other than the type, whose counts are known. */
const isNarrow = ({ q, status, tag, folder, field }: Wanted): boolean =>
  [q, status, tag, folder, field].some((each) => each !== undefined);

function conditions({ folder, field, contains }: Wanted): SQL {
  const all = [sql`true`];
  if (folder !== undefined) all.push(sql`starts_with(f.path, ${`${folder.replace(/\/+$/, "")}/`})`);
  if (field !== undefined) {
    const value = sql`coalesce(f.frontmatter ->> ${field}::text, '')`;
    all.push(sql`${value} <> ''`);
    if (contains) all.push(sql`position(lower(${contains}) in lower(${value})) > 0`);
  }
  return sql.join(all, sql` and `);
}

function after({ cursor, sort: name }: Wanted, sort: ReturnType<typeof sortOf>): SQL {
  if (cursor === undefined) return sql`true`;
  const [forSort, number, text, path] = decodeCursor(cursor, 4);
  if (forSort !== name) throw invalid("cursor", "belongs to another sort order: start again without it");
  return sort.isAfter({ number, text, path });
}

const keysOf = ({ keys: [number = "", text = ""], path }: Row): string[] => [number, text, path];

const present = ({ preview, modified, keys: _, ...row }: Row): TableRow => ({
  ...row,
  frontmatter: frontmatter.parse(row.frontmatter),
  body_preview: preview,
  modified: new Date(modified).toISOString(),
});
