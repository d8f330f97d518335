import { createHmac } from "node:crypto";
import postgres from "postgres";
import { LOCK } from "./locks";

/** The schema of the durable engine's tables. */
const ENGINE_SCHEMA = "dbos";

/** Error codes when roles cannot be created or granted. */
const REFUSED = new Set(["42501", "28000", "28P01", "0LP01"]);

/** The login of the application: one per database, since roles belong to the whole server. */
export async function loginOf(
  sql: postgres.Sql | postgres.TransactionSql,
): Promise<{ name: string; isCurrent: boolean }> {
  const [row] = await sql<{ name: string; isCurrent: boolean }[]>`
    select 'kv_login_' || oid as name, session_user = 'kv_login_' || oid as "isCurrent"
    from pg_database where datname = current_database()`;
  if (!row) throw new Error("The current database has no entry in pg_database");
  return row;
}

const isApplicationLogin = (url: string): Promise<boolean> =>
  withConnection(url, async (sql) => (await loginOf(sql)).isCurrent);

/**
 * The URL that the application connects with: of a login that has the role `kv_app`, owns only the engine's schema, and
 * so cannot read accounts' rows after `reset role`. The login is created if missing. Null when the user of `url` cannot
 * create roles or the server rejects the login; `url` itself when it is the login's.
 * @param secret secret of this installation, from which the login's password is derived
 */
export async function applicationUrl(url: string, secret: string): Promise<string | null> {
  if (await isApplicationLogin(url)) return url;
  try {
    const name = await withConnection(url, (sql) => ensureLogin(sql, secret));
    const serving = new URL(url);
    serving.username = name;
    serving.password = passwordOf(name, secret);
    return (await isApplicationLogin(serving.href)) ? serving.href : null;
  } catch (error) {
    if (REFUSED.has(String((error as { code?: unknown }).code))) return null;
    throw error;
  }
}

const passwordOf = (name: string, secret: string): string =>
  createHmac("sha256", secret).update(name).digest("hex");

function ensureLogin(owner: postgres.Sql, secret: string): Promise<string> {
  return owner.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${LOCK.migration})`;
    const { name } = await loginOf(sql);
    await createLogin(sql, name, passwordOf(name, secret));
    await grantEngineSchema(sql, name);
    return name;
  });
}

async function createLogin(sql: postgres.TransactionSql, name: string, password: string): Promise<void> {
  const [found] = await sql`select 1 from pg_roles where rolname = ${name}`;
  if (!found) await sql.unsafe(`create role ${name} login noinherit nocreatedb nocreaterole`);
  // The password has hexadecimal digits only, so it needs no escaping.
  await sql.unsafe(`alter role ${name} password '${password}'`);
  await sql.unsafe(`grant kv_app to ${name}`);
  await sql.unsafe(`grant usage on schema engine to ${name}`);
  await sql.unsafe(`grant select, insert, update, delete on all tables in schema engine to ${name}`);
}

/** Makes the login the owner of the engine's schema, since the engine migrates its tables when a worker starts. */
async function grantEngineSchema(sql: postgres.TransactionSql, name: string): Promise<void> {
  const [state] = await sql<{ isSuper: boolean; database: string; owner: string | null }[]>`
    select rolsuper as "isSuper", current_database() as database,
      (select nspowner::regrole::text from pg_namespace where nspname = ${ENGINE_SCHEMA}) as owner
    from pg_roles where rolname = current_user`;
  if (!state || state.owner === name) return;
  if (!state.isSuper) await sql.unsafe(`grant ${name} to current_user`);
  await sql`grant create on database ${sql(state.database)} to ${sql(name)}`;
  await sql.unsafe(`create schema if not exists ${ENGINE_SCHEMA}`);
  await sql.unsafe(`alter schema ${ENGINE_SCHEMA} owner to ${name}`);
  const objects = await sql<{ statement: string }[]>`
    select format('alter %s %s owner to %I', kind, name, ${name}::text) as statement from (
      select case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end as kind,
        oid::regclass::text as name
      from pg_class c where relnamespace = ${ENGINE_SCHEMA}::regnamespace and relkind in ('r', 'p', 'v', 'S')
        and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i'))
      union all
      select case prokind when 'p' then 'procedure' else 'function' end, oid::regprocedure::text
      from pg_proc where pronamespace = ${ENGINE_SCHEMA}::regnamespace
      union all
      select 'type', t.oid::regtype::text from pg_type t
      where t.typnamespace = ${ENGINE_SCHEMA}::regnamespace and t.typtype in ('e', 'd')) objects`;
  for (const { statement } of objects) await sql.unsafe(statement);
}

async function withConnection<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
