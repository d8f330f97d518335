import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { describeAgent, embedderSource } from "@/lib/gateway";
import { defineOperation, noInput } from "@/lib/operation";
import { DESIRED_STATES, nextOfType, workerRows } from "@/lib/runs";
import { settingsOf } from "../settings";
import { survey } from "../shapes";
import { surveys } from "../tables";

const output = z.object({
  status: z.enum(DESIRED_STATES),
  last_run: z.iso
    .datetime()
    .nullable()
    .meta({ description: "When the last run ended, ISO 8601; null before the first" }),
  next_run: z.iso.datetime().nullable(),
  ...survey,
  pending: z.int().meta({ description: "Records that are new or have changed since the last run" }),
  embedder_source: embedderSource,
  embedder_model: z.string(),
  engines: z
    .array(z.object({ engine: z.string(), model: z.string(), records: z.int() }))
    .meta({ description: "Where the vectors come from: more than one while languages or engines are mixed" }),
  write: z.boolean(),
});

export type SurveyorStatus = z.output<typeof output>;

type Engine = SurveyorStatus["engines"][number] & Record<string, unknown>;

export const surveyorStatus = defineOperation({
  id: "surveyorStatus",
  http: { method: "GET", path: "/workers/surveyor/status" },
  tag: "Surveyor",
  summary: "The results of the last run, and where the vectors come from",
  description: "Totals of the last run, the model of the embeddings, and when it runs next.",
  input: noInput,
  output,
  run: async (ctx) => {
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
    const { write } = await settingsOf(ctx);
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
  },
});
