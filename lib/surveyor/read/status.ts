import { desc, eq, sql } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { describeAgent } from "@/lib/gateway";
import { type DesiredState, nextOfType, workerRows } from "@/lib/runs";
import { readSurveyorSettings } from "../settings";
import { surveys } from "../tables";

export interface SurveyorStatus {
  status: DesiredState;
  /** When the last survey ended, ISO 8601; null before the first. */
  last_run: string | null;
  next_run: string | null;
  /** Of the last survey: records that it embedded, clusters that it labelled, files that it changed. */
  embedded: number;
  labelled: number;
  written: number;
  /** What there was after it. */
  clusters: number;
  relations: number;
  tags: number;
  records: number;
  /** Records that have changed since, or never were surveyed. */
  pending: number;
  embedder_source: "local" | "router";
  embedder_model: string;
  /** Where the vectors come from: more than one while languages or engines are mixed. */
  engines: { engine: string; model: string; records: number }[];
  write: boolean;
  /** Why the last survey did not go as it is set. */
  note: string | null;
}

interface Engine extends Record<string, unknown> {
  engine: string;
  model: string;
  records: number;
}

export async function surveyorStatus(ctx: Context): Promise<SurveyorStatus> {
  const account = sql`${ctx.account.id}::uuid`;
  const found = await ctx.db.tx(async (tx) => {
    const [last] = await tx
      .select()
      .from(surveys)
      .where(eq(surveys.accountId, ctx.account.id))
      .orderBy(desc(surveys.finishedAt))
      .limit(1);
    const [pending] = await tx.execute<{ n: number }>(sql`
      select count(*)::int as n from vault_files f
      left join surveyed_records s on s.account_id = f.account_id and s.path = f.path
      where f.account_id = ${account} and f.kind = 'record' and s.file_hash is distinct from left(f.hash, 32)`);
    const engines = await tx.execute<Engine>(sql`
      select engine, model, count(*)::int as records from surveyed_records
      where account_id = ${account} group by engine, model order by records desc, model`);
    const status = (await workerRows(ctx, tx)).get("surveyor")?.desired ?? "running";
    return { last, pending, engines, status, next: await nextOfType(ctx, tx, "SurveyorWorkflow") };
  });
  const { last, pending, engines, status, next } = found;
  const { embedder_source = "local", embedder_model = "" } = await describeAgent(ctx, {
    agentId: "surveyor",
  });
  const { write } = await readSurveyorSettings(ctx);
  return {
    status,
    last_run: last?.finishedAt.toISOString() ?? null,
    next_run: next?.toISOString() ?? null,
    embedded: last?.embedded ?? 0,
    labelled: last?.labelled ?? 0,
    written: last?.written ?? 0,
    clusters: last?.clusters ?? 0,
    relations: last?.relations ?? 0,
    tags: last?.tags ?? 0,
    records: last?.records ?? 0,
    pending: pending?.n ?? 0,
    embedder_source,
    embedder_model,
    engines: engines.map(({ engine, model, records }) => ({ engine, model, records })),
    write,
    note: last?.note ?? null,
  };
}
