import postgres from "postgres";
import type { RunStatus } from "@/lib/runs/tables/runs";

/** A run as a test wants it; what it leaves out is usual. */
export interface Seed {
  workflowId: string;
  type?: string;
  status?: RunStatus;
  /** How long ago it started; milliseconds. */
  ago?: number;
  /** How long it took; milliseconds. */
  took?: number;
  failure?: string;
  input?: object;
  result?: object;
}

interface SeedEvent {
  type: string;
  step?: string;
  attempt?: number;
  /** After the run's start; milliseconds. */
  after: number;
  detail?: object;
}

/** Puts runs into an account's tables as the engine would have, and notifies open pages. */
export class RunSeeder {
  private readonly sql: postgres.Sql;

  constructor(
    databaseUrl: string,
    private readonly accountId: string,
  ) {
    this.sql = postgres(databaseUrl, { max: 1, onnotice: () => {} });
  }

  async run(seed: Seed): Promise<string> {
    const runId = crypto.randomUUID();
    const { type = "CuratorWorkflow", status = "COMPLETED", ago = 60_000, took = 1_500 } = seed;
    const start = new Date(Date.now() - ago);
    const end = status === "RUNNING" ? null : new Date(start.getTime() + took);
    const result = seed.result ? this.sql.json({ ...seed.result }) : null;
    await this.sql`
      insert into workflow_runs (account_id, run_id, workflow_id, type, status, task_queue, trigger, input, result,
        failure, history_length, dispatched, start_time, execution_time, close_time)
      values (${this.accountId}, ${runId}, ${seed.workflowId}, ${type}, ${status}, 'curator', 'watch',
        ${this.sql.json({ ...(seed.input ?? { inboxId: "a file" }) })}, ${result}, ${seed.failure ?? null}, 0, true, ${start}, ${start}, ${end})`;
    await this.notify();
    return runId;
  }

  /** The whole history of a run. */
  async history(runId: string, events: SeedEvent[]): Promise<void> {
    const [run] = await this.sql<{ start_time: Date }[]>`
      update workflow_runs set history_length = ${events.length} where run_id = ${runId} returning start_time`;
    if (!run) throw new Error(`no run ${runId}`);
    const rows = events.map(({ type, step, attempt, after, detail = {} }, index) => ({
      account_id: this.accountId,
      run_id: runId,
      event_id: index + 1,
      at: new Date(run.start_time.getTime() + after),
      type,
      step: step ?? null,
      attempt: attempt ?? null,
      detail: this.sql.json({ ...detail }),
    }));
    for (let n = 0; n < rows.length; n += 2_000) {
      await this.sql`insert into workflow_events ${this.sql(rows.slice(n, n + 2_000))}`;
    }
    await this.notify();
  }

  async notify(): Promise<void> {
    await this.sql.notify("kv_live", this.accountId);
  }

  async close(): Promise<void> {
    await this.sql.end();
  }
}
