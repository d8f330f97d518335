import { sql } from "drizzle-orm";
import { bigint, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/postgres-js";
import fc from "fast-check";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { depth, times } from "@/tests/support/property";
import type { Value } from "./ast";
import { compileFilter, type FilterColumns } from "./compile";
import { compareRows, evaluate, microseconds, type Row } from "./evaluate.fixture";
import { ANY_VALUES, filters, type Values } from "./filters.fixture";
import { formatFilter } from "./format";
import { parseFilter } from "./parse";
import { STATUS_NAMES, statusOf } from "./statuses";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const runs = pgTable("filter_runs", {
  runId: text("run_id").primaryKey(),
  parentRunId: text("parent_run_id"),
  workflowId: text("workflow_id").notNull(),
  workflowType: text("workflow_type"),
  status: text("status").notNull(),
  startTime: moment("start_time").notNull(),
  closeTime: moment("close_time"),
  executionTime: moment("execution_time"),
  taskQueue: text("task_queue"),
  historyLength: integer("history_length"),
  executionDuration: bigint("execution_duration", { mode: "bigint" }).generatedAlwaysAs(sql`computed`),
});
const withoutDuration = { ...runs, executionDuration: undefined };

/** Few values, so that rows and filters meet; strings that SQL, LIKE and quoting could mistake. */
const TEXTS = [
  "",
  "a",
  "A",
  "ab",
  "a%",
  "a_",
  "a'b",
  'a"b',
  "a\\b",
  "Zoë",
  "日本",
  "🙂",
  "\uffee",
  "'; drop table filter_runs; --",
  "$1",
  "null",
  "?",
];
const START = microseconds("2026-01-01T00:00:00Z");
const TIMES = [0n, 1n, 500_000n, 1_000_000n, 3_600_000_000n, 86_400_000_000n, 86_400_000_001n].map(
  (shift) => START + shift,
);
const DURATIONS = [
  -1n,
  0n,
  1n,
  999n,
  1_000n,
  500_000_000n,
  1_000_000_000n,
  3_600_000_000_000n,
  86_400_000_000_000n,
];
const NUMBERS = [-1, 0, 1, 1.5, 2, 10, 3_000_000_000];

const timeText = (micros: bigint) => {
  const fraction = String(micros % 1_000_000n)
    .padStart(6, "0")
    .replace(/0+$/, "");
  return `${new Date(Number(micros / 1_000n)).toISOString().slice(0, 19)}${fraction && `.${fraction}`}Z`;
};
const few = <T>(values: T[], make: (value: T) => Value) => fc.constantFrom(...values).map(make);
const FEW_VALUES: Values = {
  text: few(TEXTS, (value) => ({ kind: "text", value })),
  status: ANY_VALUES.status,
  time: few(TIMES, (value) => ({ kind: "time", value: timeText(value) })),
  duration: few(DURATIONS, (value) => ({ kind: "duration", value })),
  number: few(NUMBERS, (value) => ({ kind: "number", value })),
};

const time = fc.constantFrom(...TIMES);
const someText = fc.option(fc.constantFrom(...TEXTS), { freq: 5 });
const rowsOf500 = fc.array(
  fc.record({
    parentRunId: someText,
    workflowId: fc.constantFrom(...TEXTS),
    workflowType: someText,
    status: fc.constantFrom(...STATUS_NAMES.map((name) => String(statusOf(name)))),
    startTime: time,
    closeTime: fc.option(time, { freq: 3 }),
    executionTime: fc.option(time, { freq: 5 }),
    taskQueue: someText,
    historyLength: fc.option(fc.constantFrom(0, 1, 2, 10, 2_000_000_000), { freq: 5 }),
  }),
  { minLength: 500, maxLength: 500, size: "max" },
);

describe("the SQL of a filter on 500 random rows", () => {
  const rows: Row[] = fc
    .sample(rowsOf500, { numRuns: 1, seed: 7 })
    .flat()
    .map((row, index) => ({ ...row, runId: `${TEXTS[index % TEXTS.length]}${index}` }));
  let connection: postgres.Sql;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const fresh = await freshDatabase();
    drop = fresh.drop;
    connection = postgres(fresh.url, { max: 1, onnotice: () => {} });
    await connection.unsafe(`create table filter_runs (run_id text primary key, parent_run_id text, workflow_id text not null,
      workflow_type text, status text not null, start_time timestamptz not null, close_time timestamptz,
      execution_time timestamptz, task_queue text, history_length integer,
      execution_duration bigint generated always as
        ((extract(epoch from (close_time - execution_time)) * 1000000000)::bigint) stored)`);
    const at = (micros: bigint | null) => (micros === null ? null : sql`${timeText(micros)}::timestamptz`);
    await drizzle(connection)
      .insert(runs)
      .values(
        rows.map((row) => ({
          ...row,
          startTime: sql`${timeText(row.startTime)}::timestamptz`,
          closeTime: at(row.closeTime),
          executionTime: at(row.executionTime),
        })),
      );
  });
  afterAll(async () => {
    await connection.end();
    await drop();
  });

  async function listed(filter: string, columns: FilterColumns = runs): Promise<string[]> {
    const { where, orderBy } = compileFilter(filter, columns);
    const found = await drizzle(connection)
      .select({ runId: runs.runId })
      .from(runs)
      .where(where)
      .orderBy(...orderBy, runs.runId);
    return found.map(({ runId }) => runId);
  }

  function expected(filter: string): string[] {
    const { where, orderBy } = parseFilter(filter);
    const matching = rows.filter((row) => !where || evaluate(where, row) === true);
    return matching.sort((a, b) => compareRows(a, b, orderBy)).map(({ runId }) => runId);
  }

  it("lists what the filter means, in its order", { timeout: 120_000 }, async () => {
    const property = fc.asyncProperty(filters(FEW_VALUES, 3), async (filter) => {
      const text = formatFilter(filter);
      const wanted = expected(text);
      expect(await listed(text)).toEqual(wanted);
      if (text.includes("Duration")) expect(await listed(text, withoutDuration)).toEqual(wanted);
      // One of three filters matches all rows or none: another takes its place.
      fc.pre(wanted.length > 0 && wanted.length < rows.length);
    });
    await fc.assert(property, { numRuns: times(400, 20) });
  });

  it("runs with any values", { timeout: 120_000 }, async () => {
    const property = fc.asyncProperty(filters(ANY_VALUES, 2), async (filter) => {
      const text = formatFilter(filter);
      if (text.length <= 4_000) expect(await listed(text)).toEqual(expected(text));
    });
    await fc.assert(property, depth(300));
  });

  it.each([
    ["", 500],
    ["CloseTime IS NULL", rows.filter((row) => row.closeTime === null).length],
    ["CloseTime != '1999-01-01T00:00:00Z'", rows.filter((row) => row.closeTime !== null).length],
    ["NOT CloseTime = '1999-01-01T00:00:00Z'", rows.filter((row) => row.closeTime !== null).length],
    ["CloseTime > '1999-01-01T00:00:00Z' OR CloseTime IS NULL", 500],
    [
      "ExecutionDuration IS NULL",
      rows.filter((row) => row.closeTime === null || row.executionTime === null).length,
    ],
    ["WorkflowId STARTS_WITH 'a%'", rows.filter((row) => row.workflowId === "a%").length],
    [
      "WorkflowId = '''; drop table filter_runs; --'",
      rows.filter((row) => row.workflowId.includes("drop")).length,
    ],
    ["StartTime > '0001-01-01T00:00:00Z' AND StartTime < '9999-12-31T23:59:59.999999Z'", 500],
  ])("%s", async (filter, count) => {
    expect(await listed(filter)).toHaveLength(count);
  });

  it("keeps the two forms of a status and the microsecond apart from their neighbours", async () => {
    expect(await listed("ExecutionStatus = 'WORKFLOW_EXECUTION_STATUS_TIMED_OUT'")).toEqual(
      await listed("ExecutionStatus = 'TimedOut'"),
    );
    const exact = await listed("StartTime = '2026-01-02T00:00:00.000001Z'");
    expect(exact).toHaveLength(rows.filter((row) => row.startTime === START + 86_400_000_001n).length);
    expect(exact.length).toBeGreaterThan(0);
  });
});
