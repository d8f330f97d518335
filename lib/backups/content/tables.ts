import type { Snapshot } from "@/lib/db";

/** Tables of the account that no backup holds, and why. Every other table with `account_id` is in it, whole. */
export const EXCLUDED: Readonly<Record<string, string>> = {
  vault_files: "the index of the vault's files: rebuilt from the files",
  vault_links: "the index of the vault's files: rebuilt from the files",
  vault_texts: "the index of the vault's files: rebuilt from the files",
  index_status: "the index of the vault's files: rebuilt from the files",
  vault_journal: "changes under way: the files have them, or they never were",
  sessions: "who is signed in now: a restored installation asks for the password again",
  second_factors:
    "sealed with a master key that is in no backup: a restored installation has them set up anew",
  recovery_codes: "they replace a second factor, and are made with it",
  idempotency_keys: "replies kept for 24 h, for a client that asks again; they say nothing of the account",
  audit_heads: "the end of the audit log's chain: made of the entries themselves",
};

/** Tables that a restore of an account in place leaves as they are, and why. A fresh installation gets them all. */
export const KEPT_IN_PLACE: Readonly<Record<string, string>> = {
  accounts: "where the vault lies",
  users: "who may enter: a password that was changed since stays changed",
  api_keys: "who may enter: a key that was revoked since stays revoked",
  devices: "who may enter: a device that was removed since stays out",
  pairing_requests: "who may enter",
  audit_entries: "what happened stays told, the restore with it",
  workflow_runs: "what happened stays told; the restore is a run itself",
  workflow_events: "what happened stays told",
  model_calls: "what was spent is spent",
  retired_counters: "counters of what was pruned never go back",
  surveyor_state: "counts the versions of its vectors; a restore makes another",
  backups: "what happened stays told",
  backup_drills: "what happened stays told",
  backup_keys: "for whom backups are encrypted now",
  runtime_generations: "counts restarts, and processes obey only higher numbers",
  worker_states: "which workers run now; it counts restarts, too",
};

/** Tables whose rows come by themselves, day by day: they make no backup differ from the one before. */
export const VOLATILE: ReadonlySet<string> = new Set([
  "audit_entries",
  "workflow_runs",
  "workflow_events",
  "model_calls",
  "pairing_requests",
  "backups",
  "backup_drills",
  "backup_keys",
  "janitor_sweeps",
  "janitor_issues",
  "distiller_runs",
  "distiller_candidates",
  "surveys",
  "surveyor_state",
  "retired_counters",
  "runtime_generations",
  "worker_states",
]);

/** Columns that say when something last happened, in tables that count otherwise. */
export const VOLATILE_COLUMNS: ReadonlySet<string> = new Set([
  "last_used_at",
  "last_sign_in_at",
  "reflected_at",
  "next_at",
  "last_at",
  "started",
  "skipped",
  "failure",
  "master_key_id",
  "wrapped_key",
]);

/** Rows whose order means something: the audit log is a chain. */
const ORDERED_BY: Readonly<Record<string, string[]>> = { audit_entries: ["seq"] };

/** A table as the catalog has it now. */
export interface Table {
  name: string;
  /** Those that can be written: the others the table computes itself. */
  columns: string[];
  /** By which its rows have one order. */
  key: string[];
  /** Tables that its rows refer to. */
  after: string[];
  mayInsert: boolean;
  mayDelete: boolean;
}

/** Anything that answers a query, in a transaction of the account. */
export type Ask = (query: string) => Promise<readonly unknown[]>;

export const askSnapshot =
  ({ sql }: Pick<Snapshot, "sql">): Ask =>
  (query) =>
    sql.unsafe(query);

const CATALOG = `
  select c.relname as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
    coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum))
      from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
      where i.indrelid = c.oid and i.indisprimary), '[]') as key,
    coalesce((select json_agg(distinct r.relname) from pg_constraint k join pg_class r on r.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f'), '[]') as after,
    has_table_privilege(c.oid, 'INSERT') as "mayInsert",
    has_table_privilege(c.oid, 'DELETE') as "mayDelete"
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = 'public' and c.relkind in ('r', 'p') and exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id' and not a.attisdropped)
  order by c.relname`;

/** The tables that a backup holds, those that others refer to first: a table that comes later is among them. */
export async function accountTables(ask: Ask): Promise<Table[]> {
  const all = (await ask(CATALOG)) as unknown as Table[];
  const held = all.filter(({ name }) => EXCLUDED[name] === undefined);
  return inOrder(held.map((table) => ({ ...table, key: ORDERED_BY[table.name] ?? table.key })));
}

function inOrder(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  const place = (table: Table) => {
    if (!left.delete(table.name)) return;
    for (const name of table.after) {
      const first = left.get(name);
      if (first) place(first);
    }
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}

/** As Postgres reads a name. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
