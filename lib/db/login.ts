import { createHmac } from "node:crypto";
import postgres from "postgres";
import { isCode } from "@/lib/core/error-code";
import { LOCK } from "./locks";

/** The schema of the durable engine's tables. */
const ENGINE_SCHEMA = "dbos";

/** Error codes when roles cannot be created or granted. */
const REFUSED = ["42501", "28000", "28P01", "0LP01"];

/** What the processes connect with. */
export interface DatabaseUrls {
  /** For the application: a login that has the role `kv_app` and nothing else. */
  application: string;
  /** For the workflow engine: the owner of its schema, which cannot read accounts' rows. */
  engine: string;
}

/** The logins of this database; their names contain its id, since roles belong to the whole server. */
interface Logins {
  application: string;
  engine: string;
  /** Whether the connection is the application's. */
  isCurrent: boolean;
}

export async function loginsOf(sql: postgres.Sql | postgres.TransactionSql): Promise<Logins> {
  const [row] = await sql<Logins[]>`
    select 'kv_login_' || oid as application, 'kv_engine_' || oid as engine,
      session_user = 'kv_login_' || oid as "isCurrent"
    from pg_database where datname = current_database()`;
  if (!row) throw new Error("The current database has no entry in pg_database");
  return row;
}

/**
 * The URLs that the processes connect with, of logins that are created if missing: the application's cannot read any
 * row after `reset role`, the engine's none of an account. Null when the user of `url` cannot create roles or the
 * server rejects the login. `url` may be the application's.
 * @param secret secret of this installation, from which the passwords of the logins are derived
 */
export async function databaseUrls(url: string, secret: string): Promise<DatabaseUrls | null> {
  try {
    const { isCurrent, ...names } = await withConnection(url, (sql) => ensureLogins(sql, secret));
    const application = isCurrent ? url : withLogin(url, names.application, secret);
    if (!isCurrent && !(await accepts(application))) return null;
    const engine = withLogin(url, names.engine, secret);
    return { application, engine: (await accepts(engine)) ? engine : application };
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

const isRefused = (error: unknown): boolean => isCode(error, ...REFUSED);

function withLogin(url: string, name: string, secret: string): string {
  const serving = new URL(url);
  serving.username = name;
  serving.password = passwordOf(name, secret);
  return serving.href;
}

const passwordOf = (name: string, secret: string): string =>
  createHmac("sha256", secret).update(name).digest("hex");

const accepts = (url: string): Promise<boolean> =>
  withConnection(url, async (sql) => (await sql`select 1`).length === 1).catch((error: unknown) => {
    if (isRefused(error)) return false;
    throw error;
  });

function ensureLogins(owner: postgres.Sql, secret: string): Promise<Logins> {
  return owner.begin(async (sql) => {
    await sql`select pg_advisory_xact_lock(${LOCK.migration})`;
    const logins = await loginsOf(sql);
    if (logins.isCurrent) return logins;
    await createLogin(sql, logins.application, passwordOf(logins.application, secret));
    await sql.unsafe(`grant kv_app to ${logins.application}`);
    await createLogin(sql, logins.engine, passwordOf(logins.engine, secret));
    await grantEngineSchemas(sql, logins);
    return logins;
  });
}

async function createLogin(sql: postgres.TransactionSql, name: string, password: string): Promise<void> {
  const [found] = await sql`select 1 from pg_roles where rolname = ${name}`;
  if (!found) await sql.unsafe(`create role ${name} login noinherit nocreatedb nocreaterole`);
  // The password has hexadecimal digits only, so it needs no escaping.
  await sql.unsafe(`alter role ${name} password '${password}'`);
}

/** Gives the engine's login what the engine works on, and takes it from the application's, which once had it. */
async function grantEngineSchemas(
  sql: postgres.TransactionSql,
  { application, engine }: Logins,
): Promise<void> {
  await sql.unsafe(`grant usage on schema engine to ${engine}`);
  await sql.unsafe(`grant select, insert, update, delete on all tables in schema engine to ${engine}`);
  await revokeSchema(sql, "engine", application);
  if (!(await ownEngineSchema(sql, engine))) return;
  const [database] = await sql<{ name: string }[]>`select current_database() as name`;
  await sql`revoke create on database ${sql(database?.name ?? "")} from ${sql(application)}`;
  await revokeSchema(sql, ENGINE_SCHEMA, application);
}

async function revokeSchema(sql: postgres.TransactionSql, schema: string, name: string): Promise<void> {
  await sql.unsafe(`revoke all on schema ${schema} from ${name}`);
  await sql.unsafe(`revoke all on all tables in schema ${schema} from ${name}`);
}

/**
 * Makes the login the owner of the engine's schema, since the engine migrates its tables when a worker starts. Returns
 * false, and changes nothing, when it is: another process may be migrating them now, and Postgres refuses to change a
 * catalog entry in two transactions.
 */
async function ownEngineSchema(sql: postgres.TransactionSql, name: string): Promise<boolean> {
  const [state] = await sql<{ isSuper: boolean; user: string; database: string; owner: string | null }[]>`
    select rolsuper as "isSuper", rolname as user, current_database() as database,
      (select nspowner::regrole::text from pg_namespace where nspname = ${ENGINE_SCHEMA}) as owner
    from pg_roles where rolname = current_user`;
  if (!state || state.owner === name) return false;
  if (!state.isSuper) {
    await sql.unsafe(`grant ${name} to current_user`);
    if (state.owner !== null && state.owner !== state.user)
      await sql`grant ${sql(state.owner)} to current_user`;
  }
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
  return true;
}

async function withConnection<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
