import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import postgres from "postgres";

/** A node of a plan in JSON, as `explain` and `auto_explain` write it. */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: PlanNode[];
}

interface Logged {
  "Query Text": string;
  Plan: PlanNode;
}

/** Reads the plans of all queries of a database out of the server's log. */
export class PlanLog {
  private constructor(
    private readonly sql: postgres.Sql,
    private readonly file: string,
    private from: number,
  ) {}

  /** From now on, new connections to the database log the plan of each query. */
  static async open(databaseUrl: string): Promise<PlanLog> {
    const sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
    const name = sql(new URL(databaseUrl).pathname.slice(1));
    await sql`alter database ${name} set session_preload_libraries = 'auto_explain'`;
    await sql`alter database ${name} set auto_explain.log_min_duration = 0`;
    await sql`alter database ${name} set auto_explain.log_format = 'json'`;
    await sql`alter database ${name} set auto_explain.log_nested_statements = on`;
    const [row] = await sql<{ data: string }[]>`select current_setting('data_directory') as data`;
    const file = path.join(row?.data ?? "", "../server.log");
    return new PlanLog(sql, file, statSync(file).size);
  }

  private newPlans(): Logged[] {
    const logged = readFileSync(this.file).subarray(this.from);
    this.from += logged.length;
    return plansIn(logged.toString());
  }

  /** The indexes by which queries since the last call have read a table; its own name where they read it from end to end. */
  readsOf(table: string): Set<string> {
    return new Set(this.newPlans().flatMap(({ Plan }) => reads(Plan, table)));
  }

  /** The queries since the last call that read one of these tables from end to end, with the table. */
  scansOf(tables: ReadonlySet<string>): string[] {
    return this.newPlans().flatMap((logged) =>
      scanned(logged.Plan)
        .filter((table) => tables.has(table))
        .map((table) => `${table}: ${logged["Query Text"].replace(/\s+/g, " ").trim().slice(0, 300)}`),
    );
  }

  /** The tables that have as many rows. */
  async tablesOf(rows: number): Promise<ReadonlySet<string>> {
    const found = await this.sql<{ name: string }[]>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples >= ${rows}`;
    return new Set(found.map(({ name }) => name));
  }

  async close(): Promise<void> {
    await this.sql.end();
  }
}

/** An entry of the log begins with its time; its further lines with a tab. */
const plansIn = (log: string): Logged[] =>
  log.split(/^(?=\d{4}-\d\d-\d\d )/m).flatMap((entry) => {
    const at = entry.indexOf("plan:\n");
    return at < 0 ? [] : [JSON.parse(entry.slice(at + "plan:\n".length)) as Logged];
  });

const reads = ({ Plans = [], ...node }: PlanNode, table: string): string[] => {
  const index = node["Index Name"] ?? node["Relation Name"] ?? "";
  return [...(index.startsWith(table) ? [index] : []), ...Plans.flatMap((plan) => reads(plan, table))];
};

const scanned = ({ "Node Type": type, "Relation Name": table, Plans = [] }: PlanNode): string[] => [
  ...(type === "Seq Scan" && table !== undefined ? [table] : []),
  ...Plans.flatMap(scanned),
];
