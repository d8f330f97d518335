import { and, asc, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { assertVaultRoot } from "@/lib/accounts";
import { decodeCursor, encodeCursor, invalidCursor } from "@/lib/core/cursor";
import { invalid } from "@/lib/core/errors";
import { limitInput } from "@/lib/core/limit";
import { cutPage } from "@/lib/core/page";
import { parse } from "@/lib/core/parse";
import { textInput } from "@/lib/core/text";
import type { Context } from "@/lib/db";
import type { recordPage } from "../page-shapes";
import type { RecordType } from "../schema";
import type { RecordSummary } from "../shapes";
import { vaultFiles } from "../tables/vault";
import { countRecords } from "./counts";
import { cursorInput, typeInput } from "./input";

const SORTS = {
  name: sql`${vaultFiles.name} collate "C"`,
  path: sql`${vaultFiles.path}`,
  created: sql`coalesce(${vaultFiles.created}, '')`,
  modified: sql`${vaultFiles.modified}`,
  status: sql`coalesce(${vaultFiles.status}, '')`,
} as const;

/** The instant of a change to the microsecond, for cursors. */
const MOMENT = sql<string>`to_char(${vaultFiles.modified} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

export const listRecordsInput = z.strictObject({
  type: typeInput.optional(),
  status: textInput.optional(),
  sort: z
    .enum(
      ["name", "-name", "path", "-path", "created", "-created", "modified", "-modified", "status", "-status"],
      {
        error: "must be one of name, path, created, modified, status; with - before it for descending",
      },
    )
    .default("name"),
  limit: limitInput.default(100),
  cursor: cursorInput,
});

/** The vault's records, of one type or of all, a page at a time. */
export const listRecords = async (
  ctx: Context,
  input: z.input<typeof listRecordsInput>,
): Promise<z.output<typeof recordPage>> => readPage(ctx, parse(listRecordsInput, input));

export async function readPage(
  ctx: Context,
  { type, status, sort, limit, cursor }: z.output<typeof listRecordsInput>,
  since?: Date,
): Promise<z.output<typeof recordPage>> {
  await assertVaultRoot(ctx);
  const filter = and(
    eq(vaultFiles.accountId, ctx.account.id),
    eq(vaultFiles.kind, "record"),
    type && eq(vaultFiles.type, type),
    status !== undefined ? eq(vaultFiles.status, status) : undefined,
    since && gte(vaultFiles.modified, since),
  );
  const list = [sort, type, status].filter(Boolean).join(" ");
  const descending = sort.startsWith("-");
  const key = SORTS[sort.replace("-", "") as keyof typeof SORTS];
  const order = descending ? [desc(key), desc(vaultFiles.path)] : [asc(key), asc(vaultFiles.path)];

  return ctx.db.tx(async (tx) => {
    const rows = await tx
      .select({ ...SUMMARY, key: sort.endsWith("modified") ? MOMENT : sql<string>`${key}` })
      .from(vaultFiles)
      .where(and(filter, cursor === undefined ? undefined : after(key, descending, cursor, list)))
      .orderBy(...order)
      .limit(limit + 1);
    const total = await countRecords(ctx, tx, { type, status, since });
    const { page, next } = cutPage(rows, limit, (last) => encodeCursor([list, last.key, last.path]));
    return {
      results: page.map(presentSummary),
      count: total,
      next_cursor: next,
    };
  });
}

const SUMMARY = {
  path: vaultFiles.path,
  name: vaultFiles.name,
  type: vaultFiles.type,
  status: vaultFiles.status,
  frontmatter: vaultFiles.frontmatter,
  preview: vaultFiles.preview,
  created: vaultFiles.created,
  modified: vaultFiles.modified,
};

type SummaryRow = { [K in keyof typeof SUMMARY]: (typeof vaultFiles.$inferSelect)[K] };

const presentSummary = (row: SummaryRow): RecordSummary => ({
  path: row.path,
  name: row.name,
  type: row.type as RecordType | null,
  status: row.status,
  frontmatter: row.frontmatter,
  body_preview: row.preview,
  created: row.created,
  modified: row.modified.toISOString(),
});

/** `list`: its sort order, type and status, to which the cursor belongs. */
function after(key: SQL, descending: boolean, cursor: string, list: string): SQL | undefined {
  const [forList, lastKey, lastPath] = decodeCursor(cursor, 3);
  if (forList !== list)
    throw invalid("cursor", "belongs to another type, status or sort order: start again without it");
  const last = /^-?modified/.test(list) ? sql`${instant(lastKey)}::timestamptz` : sql`${lastKey}`;
  const isBeyond = descending ? sql`<` : sql`>`;
  return sql`(${key}, ${vaultFiles.path}) ${isBeyond} (${last}, ${lastPath})`;
}

/** Only a moment that a page gave: anything else would be an error of the database. */
function instant(text: string): string {
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/.test(text) && !Number.isNaN(Date.parse(text))) return text;
  throw invalidCursor();
}
