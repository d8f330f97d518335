import { type SQL, sql } from "drizzle-orm";
import { integer, PgDialect, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { depth } from "@/tests/support/property";
import { compileFilter, type FilterColumns, filterSql } from "./compile";
import { ANY_VALUES, filters } from "./filters.fixture";

const moment = (name: string) => timestamp(name, { withTimezone: true });
const runs = pgTable("runs", {
  workflowType: text("workflow_type"),
  workflowId: text("workflow_id"),
  runId: text("run_id"),
  parentRunId: text("parent_run_id"),
  status: text("status"),
  startTime: moment("start_time"),
  closeTime: moment("close_time"),
  executionTime: moment("execution_time"),
  taskQueue: text("task_queue"),
  historyLength: integer("history_length"),
});

const dialect = new PgDialect();
const query = (part: SQL | undefined) => dialect.sqlToQuery(part ?? sql``);
const where = (filter: string, columns: FilterColumns = runs) => {
  const { sql: text, params } = query(compileFilter(filter, columns).where);
  return [text.replaceAll('"runs".', "").replaceAll('"', ""), params];
};

describe("compileFilter", () => {
  it("lists everything without a filter", () => {
    expect(compileFilter(" ", runs)).toEqual({ where: undefined, orderBy: [] });
  });

  it.each<[string, string, unknown[]]>([
    ["WorkflowType = 'it''s'", "(workflow_type = $1)", ["it's"]],
    ["WorkflowId != 'a'", "(workflow_id <> $1)", ["a"]],
    ["RunId NOT IN ('a', 'b')", "(run_id not in ($1, $2))", ["a", "b"]],
    ["TaskQueue BETWEEN 'a' AND 'b'", "(task_queue between $1 and $2)", ["a", "b"]],
    ["WorkflowId STARTS_WITH 'a%'", "((workflow_id ^@ $1))", ["a%"]],
    ["WorkflowId NOT STARTS_WITH 'a'", "(not (workflow_id ^@ $1))", ["a"]],
    ["ExecutionStatus = 'TimedOut'", "(status = $1)", ["TIMED_OUT"]],
    [
      "StartTime >= '2026-01-02T01:00:00.1234567+01:00'",
      "(start_time >= $1::timestamptz)",
      ["2026-01-02T00:00:00.123456Z"],
    ],
    ["CloseTime IS NULL", "(close_time is null)", []],
    ["ExecutionTime IS NOT NULL", "(execution_time is not null)", []],
    ["HistoryLength > 10", "(history_length > $1::bigint)", ["10"]],
    ["HistoryLength > 1.5", "(history_length > $1::numeric)", ["1.5"]],
    [
      "ExecutionDuration < '1h'",
      "((extract(epoch from (close_time - execution_time)) * 1000000000) < $1::bigint)",
      ["3600000000000"],
    ],
    [
      "RunId = 'a' AND (RunId = 'b' OR NOT RunId = 'c')",
      "((run_id = $1) and ((run_id = $2) or (not (run_id = $3))))",
      ["a", "b", "c"],
    ],
  ])("%s", (filter, expected, params) => {
    expect(where(filter)).toEqual([expected, params]);
  });

  it("orders by the columns", () => {
    const { orderBy } = compileFilter("ORDER BY CloseTime DESC, WorkflowId", runs);
    expect(orderBy.map((part) => query(part).sql)).toEqual([
      '"runs"."close_time" desc',
      '"runs"."workflow_id" asc',
    ]);
  });

  it("takes expressions for columns, and a column for the duration", () => {
    const columns = { ...runs, runId: sql`runs.id::text`, executionDuration: sql`runs.nanoseconds` };
    expect(where("RunId = 'a'", columns)[0]).toBe("(runs.id::text = $1)");
    expect(where("ExecutionDuration > 5", columns)[0]).toBe("(runs.nanoseconds > $1::bigint)");
  });

  it("writes no value into the text of the SQL", () => {
    const VOCABULARY =
      /^(?:"runs"\."[a-z_]+"|\$\d+|::(?:timestamptz|bigint|numeric)|and|or|not|in|between|is|null|extract|epoch|from|1000000000|asc|desc|\^@|<>|>=|<=|[=<>*(), -])*$/;
    fc.assert(
      fc.property(filters(ANY_VALUES), (filter) => {
        const compiled = filterSql(filter, runs);
        for (const part of [compiled.where, ...compiled.orderBy]) expect(query(part).sql).toMatch(VOCABULARY);
      }),
      depth(500),
    );
  });
});
