import { getTableColumns, getTableName } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "@/lib/db";
import { freshDatabase, type TestDatabase } from "@/tests/support/database";
import { allTables } from "@/tests/support/tables";

let database: TestDatabase;
let owner: postgres.Sql;

beforeAll(async () => {
  database = await freshDatabase();
  owner = postgres(database.url, { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

interface Table {
  name: string;
  secured: boolean;
  /** What the application may do, in alphabetical order. */
  granted: string;
  /** What happens to a row when its account is deleted, as `pg_constraint` has it: `c` for cascade. */
  onDelete: string | null;
}

const accountTables = (): Promise<Table[]> => owner<Table[]>`
  select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as secured,
    (select string_agg(privilege_type, ' ' order by privilege_type) from aclexplode(c.relacl)
      where grantee = 'kv_app'::regrole) as granted,
    (select confdeltype from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'f' and k.confrelid = 'accounts'::regclass
        and k.conkey = array[a.attnum] and k.convalidated) as "onDelete"
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`;

const USUAL = "DELETE INSERT SELECT UPDATE";
/** Tables with many rows, which a trigger deletes. */
const BY_TRIGGER = {
  vault_links:
    "(account_id, source, ordinal, target, target_key, relation, state) values ($1, 'note/A.md', 0, 'B', 'b', 'body', 'broken')",
  vault_degrees: "(account_id, path, degree) values ($1, 'note/A.md', 1)",
  vault_files: `(account_id, path, kind, type, name, path_key, stem_key, aliases, tags, frontmatter, preview, modified, size, mtime_ms, inode, hash)
    values ($1, 'note/A.md', 'record', 'note', 'A', 'note/a.md', 'a', '{}', '{}', '{}', '', now(), 0, 0, 0, '')`,
  vault_facts: "(account_id, path, mark, facts) values ($1, 'note/A.md', '', '')",
  vault_texts: "(account_id, path, hash, body, words) values ($1, 'note/A.md', '', '', '')",
};
const GRANTED: Record<string, string> = { audit_entries: "INSERT SELECT", audit_heads: "SELECT" };

describe("every table of accounts", () => {
  it("forces row-level security, is deleted with its account, and grants what the application needs", async () => {
    const tables = await accountTables();
    expect(tables.length).toBeGreaterThan(40);
    expect(tables).toEqual(
      tables.map(({ name }) => ({
        name,
        secured: true,
        granted: GRANTED[name] ?? USUAL,
        onDelete: name === "accounts" || name in BY_TRIGGER ? null : "c",
      })),
    );
  });

  it.each(Object.entries(BY_TRIGGER))(
    "%s goes with its account without a reference to it",
    async (name, row) => {
      const [leaving, staying] = [crypto.randomUUID(), crypto.randomUUID()];
      for (const id of [leaving, staying]) {
        await owner`insert into accounts (account_id, name, vault_dir) values (${id}, 'A', ${`/vaults/${id}`})`;
        await owner.unsafe(`insert into ${name} ${row}`, [id]);
      }
      await owner`delete from accounts where account_id = ${leaving}`;
      const left =
        await owner`select account_id from ${owner(name)} where account_id in ${owner([leaving, staying])}`;
      expect(left.map((row) => row.account_id)).toEqual([staying]);
      await owner`delete from accounts where account_id = ${staying}`;
    },
  );

  it("is secured by migrating, without a statement for it", async () => {
    await owner`create table newcomers (account_id uuid references accounts on delete cascade, note text)`;
    await owner`revoke all on newcomers from kv_app`;
    await migrate(database.url);
    const newcomer = (await accountTables()).find(({ name }) => name === "newcomers");
    expect(newcomer).toEqual({ name: "newcomers", secured: true, granted: USUAL, onDelete: "c" });
    await owner`drop table newcomers`;
  });
});

/** Columns that name a state of ours by what they are called. */
const STATE_LIKE =
  /^(state|status|kind|trigger|severity|outcome|reason|desired|overlap|role|actor_type|decided_by|retired_by|labelled_by)$/;
/** Free text that the user or another table decides. */
const FREE = [
  "janitor_ignored_groups.reason",
  "janitor_ignores.reason",
  "vault_files.status",
  "retired_counters.outcome",
  "surveyor_proposals.reason",
];

describe("a column with states", () => {
  it("takes those of its enum alone", async () => {
    const checks = await owner<{ name: string; definition: string }[]>`
      select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where contype = 'c'`;
    const tables = await allTables();
    const enums = tables.flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ enumValues }) => enumValues !== undefined)
        .map(({ name, enumValues }) => ({ name: `${getTableName(table)}_${name}_check`, enumValues })),
    );
    expect(enums.length).toBeGreaterThan(25);
    for (const { name, enumValues } of enums) {
      const { definition = "" } = checks.find((check) => check.name === name) ?? {};
      expect(
        [...definition.matchAll(/'([^']*)'/g)].map(([, value]) => value),
        name,
      ).toEqual(enumValues);
    }
  });

  it("has such a check, wherever its name says that it has states", async () => {
    const columns = await owner<{ path: string; name: string; checked: boolean }[]>`
      select c.relname || '.' || a.attname as path, a.attname as name, exists (
        select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
      ) as checked
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and a.atttypid = 'text'::regtype and a.attnum > 0 and not a.attisdropped`;
    const unchecked = columns.filter(({ name, checked }) => STATE_LIKE.test(name) && !checked);
    expect(unchecked.map(({ path }) => path).sort()).toEqual([...FREE].sort());
  });
});
