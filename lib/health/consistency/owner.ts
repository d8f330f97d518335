import postgres from "postgres";
import { isCode } from "@/lib/core/error-code";
import type { Owner } from "./check";

/** The engine's tables are made by the first worker process. */
const UNDEFINED_TABLE = "42P01";

/** Connects as the owner of the engine's tables for as long as `work` takes. */
export async function asOwner<T>(url: string, work: (owner: Owner) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    return await work(ownerOf(sql));
  } finally {
    await sql.end({ timeout: 5 });
  }
}

const ownerOf = (sql: postgres.Sql): Owner => ({
  engineStatus: async (runIds) => {
    const rows = await orNone(
      sql<{ id: string; status: string }[]>`
        select workflow_uuid as id, status from dbos.workflow_status where workflow_uuid = any(${[...runIds]})`,
    );
    return new Map(rows.map(({ id, status }) => [id, status]));
  },
  engineOpen: async () => {
    const rows = await orNone(
      sql<{ id: string }[]>`
        select workflow_uuid as id from dbos.workflow_status where status in ('PENDING', 'ENQUEUED', 'DELAYED')`,
    );
    return rows.map(({ id }) => id);
  },
  workerLives: async () => {
    const [row] = await sql<{ n: number }[]>`select kv_living_processes(15)::int as n`;
    return (row?.n ?? 0) > 0;
  },
  unguardedTables: async () => {
    const rows = await sql<{ name: string }[]>`
      select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
      order by 1`;
    return rows.map(({ name }) => name);
  },
});

async function orNone<R extends object>(query: Promise<R[]>): Promise<R[]> {
  try {
    return await query;
  } catch (error) {
    if (isCode(error, UNDEFINED_TABLE)) return [];
    throw error;
  }
}
