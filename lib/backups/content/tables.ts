import type { Snapshot } from "@/lib/db";

/** Tables of the account that backups leave out, and why. Every other table with `account_id` is included. */
export const EXCLUDED: Readonly<Record<string, string>> = {
  vault_files: "the index of the vault's files: rebuilt from the files",
  vault_links: "the index of the vault's files: rebuilt from the files",
  vault_degrees: "the index of the vault's files: rebuilt from the files",
  vault_texts: "the index of the vault's files: rebuilt from the files",
  vault_facts: "the index of the vault's files: rebuilt from the files",
  index_status: "the index of the vault's files: rebuilt from the files",
  restored_rows: "rows of a restore that is running",
  vault_journal: "changes that are being written: restored files have them or do not",
  vault_moves: "how links were written before the last moves: of use only for the files as they are",
  record_versions: "texts that records had for a while: earlier backups have the files of their time",
  sessions: "signed-in browsers: a restored installation asks for the password again",
  second_factors: "sealed with the master key, which is not backed up: set up again after a restore",
  recovery_codes: "created with a second factor",
  events: "the feed of the last days, for clients that follow it",
  webhooks:
    "their secrets are sealed with the master key, which is not backed up: set up again after a restore",
  webhook_deliveries: "events for webhooks",
  api_key_requests: "the log of the last requests of API keys",
  api_key_days: "how many requests API keys made, for a month",
  mailboxes:
    "their passwords are sealed with the master key, which is not backed up: set up again after a restore",
  mailbox_messages: "which messages came from mailboxes",
  idempotency_keys: "replies kept for 24 h for clients that retry",
  audit_heads: "the head of the audit log's chain: rebuilt from the entries",
};

/** Tables that a restore in place leaves as they are, and why. A fresh installation gets them all. */
export const KEPT_IN_PLACE: Readonly<Record<string, string>> = {
  accounts: "the path of the vault",
  users: "access: a password changed since stays changed",
  api_keys: "access: a key revoked since stays revoked",
  devices: "access: a device removed since stays removed",
  pairing_requests: "access",
  audit_entries: "history, including the restore",
  workflow_runs: "history; the restore is a run itself",
  workflow_events: "history",
  model_calls: "usage counts against the budget",
  retired_counters: "counters of pruned rows never decrease",
  surveyor_state: "the version of the vectors; a restore increments it",
  backups: "history",
  backup_drills: "history",
  backup_keys: "the current recipient of backups",
  runtime_generations: "counts restarts; processes react only to higher numbers",
  worker_states: "desired states of workers; counts restarts, too",
};

/** Tables that change without user action: they do not make a backup differ from the previous one. */
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

/** Columns that change without user action, in tables that are compared otherwise. */
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

/** Tables whose row order matters: the audit log is a chain. */
const ORDERED_BY: Readonly<Record<string, string[]>> = { audit_entries: ["seq"] };

/** A table as the catalog describes it. */
export interface Table {
  name: string;
  /** Without generated columns. */
  columns: string[];
  /** The primary key, or another total order. */
  key: string[];
  /** Tables that its foreign keys reference. */
  after: string[];
  mayInsert: boolean;
  mayDelete: boolean;
}

/** Runs a query in a transaction of the account. */
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

/** The tables of a backup, referenced tables first. Read from the catalog, so that new tables are included. */
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

/** A quoted Postgres identifier. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
