import { sql } from "drizzle-orm";
import { type Context, toJson } from "@/lib/db";
import { readLayout } from "../settings/read";
import { walk } from "../store";
import { areDegreesCounted } from "./degrees";
import { type IndexEntry, keysOf, targetEntry } from "./entry";
import { textsWritten } from "./later";
import { toArray } from "./parameters";
import { readEntry } from "./read-entry";
import { candidatesOf, resolveEntry } from "./resolver";
import { textRow } from "./texts";

type Row = Record<string, unknown>;

/**
 * Differences between the index of an account and its disk, one line each: all rows, links and search texts, compared
 * with those computed from the files. Empty when the index is correct.
 */
export async function differences(ctx: Context): Promise<string[]> {
  return [...(await fileDifferences(ctx)).faults, ...(await linkDifferences(ctx)).faults];
}

/** The number of compared items, and the differences. */
export interface Compared {
  compared: number;
  faults: string[];
}

/** The `differences` of files and their search texts. */
export async function fileDifferences(ctx: Context): Promise<Compared> {
  await textsWritten(ctx);
  const entries = await readDisk(ctx);
  const faults = [
    ...compare("file", ["path"], entries.map(fileRow), await indexedFiles(ctx)),
    ...compare("text", ["path"], await textRows(ctx, entries), await indexedTexts(ctx)),
    ...compare("count of", ["of"], typeCounts(entries), await storedTypeCounts(ctx)),
  ];
  return { compared: entries.length, faults };
}

/** The `differences` of links and their targets. */
export async function linkDifferences(ctx: Context): Promise<Compared> {
  const entries = await readDisk(ctx);
  const candidates = candidatesOf(entries.map((entry) => entry.path));
  const links = entries.flatMap((entry) => resolveEntry(entry, candidates)).map((link): Row => ({ ...link }));
  const broken = links.filter(({ state }) => state === "broken");
  const counts = [
    { of: "links", n: links.length },
    { of: "broken links", n: broken.length },
  ];
  const faults = [
    ...compare("link", ["source", "ordinal"], links, await indexedLinks(ctx)),
    ...compare("count of", ["of"], counts, await storedLinkCounts(ctx)),
    ...compare("degree of", ["of"], await degrees(ctx, links), await storedDegrees(ctx)),
  ];
  return { compared: links.length, faults };
}

const rows = (ctx: Context, columns: string, table: string): Promise<Row[]> =>
  ctx.db.tx(async (tx) => [...(await tx.execute<Row>(sql.raw(`select ${columns} from ${table}`)))]);

const indexedFiles = (ctx: Context) =>
  rows(
    ctx,
    `path, kind, type, name, path_key as "pathKey", stem_key as "stemKey", status, aliases, tags, frontmatter,
    problem->>'message' as problem, preview, created, round(extract(epoch from modified))::float8 as modified,
    size::float8, mtime_ms as "mtimeMs", inode::float8, hash`,
    "vault_files",
  );

const indexedLinks = (ctx: Context) =>
  rows(
    ctx,
    `source, ordinal, target, target_key as "targetKey", relation, state, target_path as "targetPath"`,
    "vault_links",
  );

const indexedTexts = (ctx: Context) => rows(ctx, "path, hash, body, words::text", "vault_texts");

const storedTypeCounts = (ctx: Context) =>
  rows(ctx, "type as of, n::int as n", "index_status, jsonb_each_text(record_counts) as counted(type, n)");

const storedLinkCounts = (ctx: Context) =>
  rows(
    ctx,
    "counted.of, counted.n::int as n",
    `(values (1)) as always left join index_status on true, lateral (values
      ('links', coalesce(link_count, 0)), ('broken links', coalesce(broken_link_count, 0))) as counted(of, n)`,
  );

const storedDegrees = (ctx: Context) => rows(ctx, "path as of, degree as n", "vault_degrees");

/** What is stored of each file's links, once they are counted. */
async function degrees(ctx: Context, links: readonly Row[]): Promise<Row[]> {
  if (!(await ctx.db.tx((tx) => areDegreesCounted(ctx, tx)))) return [];
  const ends = links.flatMap(({ source, targetPath }) => (targetPath === null ? [] : [source, targetPath]));
  return countsOf(ends.map(String));
}

function typeCounts(entries: readonly IndexEntry[]): Row[] {
  return countsOf(entries.flatMap(({ kind, type }) => (kind === "record" && type !== null ? [type] : [])));
}

function countsOf(names: readonly string[]): Row[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([of, n]) => ({ of, n }));
}

async function readDisk(ctx: Context): Promise<IndexEntry[]> {
  const entries: IndexEntry[] = [];
  const layout = await readLayout(ctx);
  for await (const file of walk(ctx.account.vaultDir)) {
    entries.push(readEntry(ctx.account.vaultDir, file, layout) ?? targetEntry(file));
  }
  return entries;
}

const fileRow = ({ text, links, ...entry }: IndexEntry): Row => ({
  ...entry,
  ...keysOf(entry.path),
  problem: entry.problem?.message,
  modified: Math.round(entry.mtimeMs / 1000),
});

/** With the vectors as Postgres writes them: sorted, each word once. */
async function textRows(ctx: Context, entries: readonly IndexEntry[]): Promise<Row[]> {
  const searched = entries.filter((entry) => entry.kind !== "other").map(textRow);
  const vectors = searched.map(({ words }) => words);
  const written = await ctx.db.tx((tx) =>
    tx.execute<{ words: string }>(sql`
      select vector::text as words from unnest(${toArray(vectors)}::tsvector[]) with ordinality as v(vector, at) order by at`),
  );
  return searched.map((row, at) => ({ ...row, words: written[at]?.words }));
}

function compare(
  what: string,
  key: readonly string[],
  wanted: readonly Row[],
  found: readonly Row[],
): string[] {
  const keyOf = (row: Row) => key.map((column) => row[column]).join(" · ");
  const left = new Map(found.map((row) => [keyOf(row), row]));
  const faults = wanted.flatMap((row) => {
    const name = `${what} ${keyOf(row)}`;
    const indexed = left.get(keyOf(row));
    left.delete(keyOf(row));
    return indexed ? columnDifferences(name, row, indexed) : [`${name} is missing`];
  });
  return [...faults, ...[...left.keys()].map((name) => `${what} ${name} should not be there`)];
}

const columnDifferences = (name: string, wanted: Row, indexed: Row): string[] =>
  Object.keys(wanted)
    .filter((column) => held(wanted[column]) !== held(indexed[column]))
    .map((column) => `${name}: ${column} is ${shown(indexed[column])}, should be ${shown(wanted[column])}`);

/** A value as Postgres stores it, with U+FFFD for NUL and lone surrogates. */
const held = (value: unknown): string => JSON.stringify(JSON.parse(toJson(value ?? null)));

const shown = (value: unknown): string => held(value).slice(0, 100);
