import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { filtersFor, list } from "@/bench/workflows/filters";
import { storeRuns } from "@/bench/workflows/stored-runs";
import type { AccountDb, Context } from "@/lib/db";
import { openVault, type TestVault } from "../support/vault";

const RUNS = 30_000;

/** A node of a plan, as `explain (format json)` returns it. */
interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: PlanNode[];
}

interface Explained {
  "QUERY PLAN": { Plan: PlanNode }[];
}

interface Asked {
  text: string;
  parameters: unknown[];
}

let vault: TestVault;
let asApplication: postgres.Sql;
const asked: Asked[] = [];

beforeAll(async () => {
  vault = await openVault();
  await storeRuns(vault.ctx, RUNS);
  await storeRuns(await vault.another(), RUNS / 3);
  const owner = postgres(vault.databaseUrl, { max: 1 });
  await owner`analyze workflow_runs`;
  await owner.end();
  asApplication = postgres(vault.databaseUrl, { max: 1, connection: { role: "kv_app" } });
}, 60_000);
afterAll(async () => {
  await asApplication.end();
  await vault.close();
});

/** The account's rows as ever, but every query is written down. */
const listening = (): AccountDb => {
  const logger = {
    logQuery: (text: string, parameters: unknown[]) => void asked.push({ text, parameters }),
  };
  const orm = drizzle(asApplication, { logger });
  return {
    ...vault.ctx.db,
    tx: (work) =>
      orm.transaction(async (tx) => {
        await tx.execute(sql`select set_config('kv.account_id', ${vault.ctx.account.id}, true)`);
        return work(tx);
      }),
  };
};

/** The plan by which the application's role gets what a filter lists. */
async function planOf(filter: string): Promise<PlanNode[]> {
  const ctx: Context = { ...vault.ctx, db: listening() };
  asked.length = 0;
  await list(ctx, filter);
  const query = asked.find(({ text }) => text.includes('from "workflow_runs"'));
  if (!query) throw new Error("no query");
  const parameters = query.parameters as postgres.ParameterOrJSON<never>[];
  const rows = await asApplication.begin(async (tx) => {
    await tx`select set_config('kv.account_id', ${vault.ctx.account.id}, true)`;
    return tx.unsafe<Explained[]>(`explain (format json) ${query.text}`, parameters);
  });
  return nodesOf(rows[0]?.["QUERY PLAN"][0]?.Plan);
}

const nodesOf = (node: PlanNode | undefined): PlanNode[] =>
  node ? [node, ...(node.Plans ?? []).flatMap(nodesOf)] : [];

describe("no filter reads all runs there are", () => {
  const some = { workflowId: "curator-1", runId: "00000000-0000-4000-8000-000000000000" };
  it.each(filtersFor(some))("%s", async (filter) => {
    const nodes = await planOf(filter);
    expect(nodes.some((node) => node["Index Name"] !== undefined)).toBe(true);
    expect(nodes.filter((node) => node["Node Type"].includes("Seq Scan"))).toEqual([]);
  });
});
