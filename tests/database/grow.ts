import type postgres from "postgres";

interface Column {
  name: string;
  type: string;
  fallback: string | null;
  /** In a unique index without the account. */
  isUnique: boolean;
}

export interface Growth {
  accounts: number;
  /** Records of each account besides those that are copied. */
  records: number;
}

/**
 * Copies all rows of an account to new accounts, and gives each account further records with a text and a link: rows as a large
 * installation has them, without the triggers and checks that made the first.
 */
export async function grow(
  owner: postgres.Sql,
  accountId: string,
  { accounts, records }: Growth,
): Promise<void> {
  await owner`set session_replication_role = replica`;
  await owner`
    create temp table grown as select gen_random_uuid() as id, n from generate_series(1, ${accounts}::int) as n`;
  for (const table of await accountTables(owner)) await copyRows(owner, table, accountId);
  await addRecords(owner, records);
  await owner`set session_replication_role = origin`;
  await owner`vacuum analyze`;
}

const accountTables = async (owner: postgres.Sql): Promise<string[]> =>
  (
    await owner<{ name: string }[]>`
      select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`
  ).map(({ name }) => name);

async function copyRows(owner: postgres.Sql, table: string, accountId: string): Promise<void> {
  const columns = await owner<Column[]>`
    select a.attname as name, format_type(a.atttypid, null) as type, pg_get_expr(d.adbin, d.adrelid) as fallback,
      exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey)
        and not exists (select from pg_attribute k where k.attrelid = a.attrelid and k.attname = 'account_id'
          and k.attnum = any(i.indkey))) as "isUnique"
    from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''`;
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  const values = columns.map(valueFor).join(", ");
  await owner.unsafe(
    `insert into "${table}" (${names}) select ${values} from "${table}" as row, grown where row.account_id = '${accountId}'`,
  );
}

function valueFor({ name, type, fallback, isUnique }: Column): string {
  if (name === "account_id") return "grown.id";
  if (!isUnique) return `row."${name}"`;
  if (fallback?.startsWith("nextval(")) return fallback;
  if (type === "uuid") return "gen_random_uuid()";
  return `row."${name}" || '-' || grown.n`;
}

async function addRecords(owner: postgres.Sql, records: number): Promise<void> {
  const to = owner`grown, generate_series(1, ${records}::int) as r`;
  await owner`
    insert into vault_files (account_id, path, kind, type, name, path_key, stem_key, aliases, tags, frontmatter, preview,
      modified, size, mtime_ms, inode, hash)
    select id, 'note/Grown ' || r || '.md', 'record', 'note', 'Grown ' || r, 'note/grown ' || r || '.md', 'grown ' || r,
      '{}', '{}', '{}', 'Grown', now() - r * interval '1 hour', 100, 0, n * 1000 + r, 'hash' from ${to}`;
  await owner`
    insert into vault_texts (account_id, path, hash, body, words, version)
    select id, 'note/Grown ' || r || '.md', 'hash', 'A text about ' || r, to_tsvector('simple', 'a text about ' || r), 1
    from ${to}`;
  await owner`
    insert into vault_links (account_id, source, ordinal, target, target_key, relation, state, target_path)
    select id, 'note/Grown ' || r || '.md', 0, 'Grown ' || (r % 10), 'grown ' || (r % 10), 'body', 'resolved',
      'note/Grown ' || (r % 10) || '.md' from ${to}`;
}
