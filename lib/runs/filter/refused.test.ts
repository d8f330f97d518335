import { describe, expect, it } from "vitest";
import { KvError } from "@/lib/core/errors";
import { FilterError } from "./error";
import { parseFilter } from "./parse";

/** The text with ‸ before the place that the error names, and a piece of what it says. */
type Case = [text: string, says: string];

const CASES: Record<string, Case[]> = {
  attributes: [
    ["‸workflowType = 'a'", "did you mean WorkflowType?"],
    ["‸WORKFLOWID = 'a'", "did you mean WorkflowId?"],
    ["‸workflow_id = 'a'", "did you mean WorkflowId?"],
    ["‸Status = 'Running'", "did you mean ExecutionStatus?"],
    ["‸Type = 'a'", "did you mean WorkflowType?"],
    ["‸WorkfowType = 'a'", "did you mean WorkflowType?"],
    ["‸`starttime` = 'a'", "did you mean StartTime?"],
    ["RunId = 'a' AND ‸RunID = 'b'", "did you mean RunId?"],
    ["‸Priority = 1", "there are WorkflowType, WorkflowId, RunId, ParentRunId, ExecutionStatus,"],
    ["‸constructor = 'a'", "there is no attribute constructor"],
    ["‸__proto__ = 'a'", "there is no attribute __proto__"],
    ["‸Wörkflow = 'a'", "there is no attribute Wörkflow"],
    ["ORDER BY ‸startTime", "did you mean StartTime?"],
    ["‸`RunId = 'a'", "between two backticks"],
    ["‸`` = 'a'", "between two backticks"],
    ["‸'Running' = ExecutionStatus", "begins with an attribute"],
    ["‸1 = 1", "begins with an attribute"],
    ["‸TRUE", "expected an attribute"],
    ["(‸)", "expected an attribute"],
  ],
  "incomplete conditions": [
    ["ExecutionStatus‸", "expected an operator after ExecutionStatus"],
    ["ExecutionStatus ‸AND RunId = 'a'", "expected an operator after ExecutionStatus"],
    ["(ExecutionStatus‸)", "expected an operator"],
    ["ExecutionStatus ‸'Running'", "expected an operator"],
    ["ExecutionStatus =‸", "expected a value, such as 'Running', but found the end of the filter."],
    ["ExecutionStatus = ‸AND RunId = 'a'", "expected a value, such as 'Running', but found AND."],
    ["ExecutionStatus = ‸('Running')", "expected a value"],
    ["ExecutionStatus = ‸= 'Running'", "expected a value"],
    ["ExecutionStatus ‸== 'Running'", "write = instead of =="],
    ["HistoryLength ‸=> 5", "write >= instead of =>"],
    ["HistoryLength ‸=< 5", "write <= instead of =<"],
    ["RunId = 'a' ‸&& RunId = 'b'", "write AND instead of &&"],
    ["RunId = 'a' ‸|| RunId = 'b'", "write OR instead of ||"],
    ["‸! (RunId = 'a')", "write NOT instead of !"],
    ["RunId = 'a' AND‸", "expected an attribute, such as WorkflowType, but found the end of the filter."],
    ["‸AND RunId = 'a'", "expected an attribute"],
    ["RunId = 'a' OR ‸OR RunId = 'b'", "expected an attribute"],
    ["NOT‸", "expected an attribute"],
    ["RunId NOT ‸= 'a'", "expected IN, BETWEEN or STARTS_WITH after NOT"],
    ["RunId ‸ıs NULL", "expected an operator after RunId"],
    ["RunId IS‸", "expected NULL or NOT NULL after IS"],
    ["RunId IS ‸TRUE", "expected NULL or NOT NULL after IS"],
    ["RunId IS NOT ‸'a'", "expected NULL after IS NOT"],
    ["RunId = ‸NULL", "write RunId IS NULL or IS NOT NULL"],
  ],
  "lists and ranges": [
    ["RunId IN ‸()", "the list after IN is empty"],
    ["RunId NOT IN ‸( )", "the list after IN is empty"],
    ["RunId IN ‸'a'", "expected a list after IN, such as ('curator-1')"],
    ["RunId IN (‸,'a')", "expected a value"],
    ["RunId IN ('a',‸)", "expected a value"],
    ["RunId IN ('a' ‸'b')", "expected a comma or the )"],
    ["RunId IN ('a'‸", "expected a comma or the ) that ends the list after IN, but found the end"],
    ["RunId IN (‸a)", "write 'a' instead of a"],
    ["HistoryLength IN (1, ‸'2')", "without quotes"],
    ["HistoryLength BETWEEN 1‸", "expected AND and the upper end"],
    ["HistoryLength BETWEEN 1 ‸OR 2", "expected AND and the upper end"],
    ["HistoryLength BETWEEN 1 AND‸", "expected a value, such as 10"],
    ["HistoryLength BETWEEN ‸(1 AND 2)", "expected a value"],
  ],
  "what a filter does not have": [
    ["WorkflowType ‸LIKE 'a%'", "LIKE is not supported: use = for a whole value, STARTS_WITH"],
    ["WorkflowType NOT ‸like 'a%'", "LIKE is not supported"],
    ["WorkflowType ‸REGEXP 'a'", "REGEXP is not supported"],
    ["‸upper(WorkflowType) = 'A'", "functions are not supported (upper)"],
    ["StartTime > ‸now()", "functions are not supported (now)"],
    ["RunId = 'a' AND ‸count(RunId) > 1", "functions are not supported (count)"],
    ["RunId = 'a' ‸LIMIT 10", "page with the parameters limit and cursor"],
    ["‸LIMIT 10", "page with the parameters limit and cursor"],
    ["ORDER BY RunId ‸LIMIT 10", "page with the parameters limit and cursor"],
    ["RunId = 'a' ‸OFFSET 10", "page with the parameters limit and cursor"],
    ["‸GROUP BY ExecutionStatus", "GROUP BY is not supported"],
    ["‸WHERE RunId = 'a'", "leave out WHERE"],
    ["‸SELECT * FROM runs", "leave out SELECT"],
    ["WorkflowId = ‸RunId", "the right side of a condition is a value, such as 'curator-1', never RunId"],
    ["WorkflowId = ‸`RunId`", "never RunId"],
    ["CloseTime > ‸StartTime", "never StartTime"],
    ["WorkflowId STARTS_WITH ‸RunId", "never RunId"],
    ["ExecutionStatus = ‸Running", "write 'Running' instead of Running"],
    ["WorkflowId = ‸curator-1", "write 'curator-1' instead of curator-1"],
    ["HistoryLength = 1 ‸+ 1", "is not allowed here"],
    ["RunId = 'a'‸; drop table runs", "is not allowed here"],
    ["RunId = 'a' ‸-- all", "is not allowed here"],
    ["RunId = ‸‘a’", "write ' or \""],
    ["‸*", "is not allowed here"],
  ],
  "what is left over": [
    ["RunId = 'a' ‸RunId = 'b'", "expected AND, OR, ORDER BY or the end"],
    ["RunId = 'a' ‸'b'", "expected AND, OR, ORDER BY or the end"],
    ["RunId = 'a'‸)", "this ) closes nothing"],
    ["HistoryLength = 1 ‸2", "expected AND, OR, ORDER BY or the end"],
    ["ORDER ‸StartTime", "expected BY after ORDER"],
    ["ORDER BY‸", "expected an attribute"],
    ["ORDER BY ‸1", "expected an attribute"],
    ["ORDER BY RunId,‸", "expected an attribute"],
    ["ORDER BY RunId ‸NULLS FIRST", "expected a comma or the end of the filter, but found NULLS"],
    ["ORDER BY RunId ‸AND RunId = 'a'", "expected a comma or the end of the filter"],
    ["ORDER BY ‸lower(RunId)", "functions are not supported (lower)"],
  ],
  "what never closes": [
    ["RunId = ‸'a", "close it with '"],
    ["RunId = ‸\"a'", 'close it with "'],
    ["RunId = ‸'it''", "close it with '"],
    ["RunId = ‸'a\\'", "close it with '"],
    ["RunId = ‸'a\\", "close it with '"],
    ["(RunId = 'a'‸", "the ) that closes the ( at position 1"],
    ["RunId = '🙂' AND (RunId = 'a'‸", "the ) that closes the ( at position 17"],
    ["((RunId = 'a')‸", "the ) that closes the ( at position 1"],
  ],
  "operators that do not apply": [
    [
      "ExecutionStatus ‸> 'Running'",
      "> does not apply to ExecutionStatus, which is a status: use one of = !=",
    ],
    ["ExecutionStatus ‸STARTS_WITH 'R'", "STARTS_WITH does not apply to ExecutionStatus"],
    ["ExecutionStatus NOT ‸BETWEEN 'Failed' AND 'Running'", "BETWEEN does not apply"],
    ["StartTime ‸STARTS_WITH '2026'", "STARTS_WITH does not apply to StartTime, which is a time"],
    ["HistoryLength ‸STARTS_WITH 1", "which is a number"],
    ["ExecutionDuration NOT ‸STARTS_WITH '1'", "which is a duration"],
  ],
  statuses: [
    ["ExecutionStatus = ‸'running'", "did you mean 'Running'?"],
    ["ExecutionStatus = ‸'RUNNING'", "did you mean 'Running'?"],
    ["ExecutionStatus = ‸'Cancelled'", "did you mean 'Canceled'?"],
    ["ExecutionStatus = ‸'TIMED_OUT'", "did you mean 'TimedOut'?"],
    ["ExecutionStatus = ‸'workflow_execution_status_failed'", "did you mean 'Failed'?"],
    ["ExecutionStatus = ‸'Open'", "write one of Running, Completed, Failed,"],
    ["ExecutionStatus = ‸''", "write one of Running"],
    ["ExecutionStatus = ‸0", "write a number from 1 (Running) to 8 (Paused), or its name"],
    ["ExecutionStatus = ‸9", "write a number from 1 (Running) to 8 (Paused), or its name"],
    ["ExecutionStatus = ‸1.5", "write a number from 1"],
    ["ExecutionStatus = ‸'1'", "write one of Running"],
    ["ExecutionStatus IN ('Running', ‸'Runing')", "did you mean 'Running'?"],
  ],
  times: [
    ["StartTime > ‸'2026-01-02'", "is a date without a time: write '2026-01-02T00:00:00Z'"],
    ["StartTime > ‸'2026-01-02T15:04:05'", "lacks its zone: write '2026-01-02T15:04:05Z'"],
    ["StartTime > ‸'2026-01-02T15:04'", "lacks its zone: write '2026-01-02T15:04:00Z'"],
    ["StartTime > ‸'2026-01-02T15:04Z'", "lacks its seconds: write '2026-01-02T15:04:00Z'"],
    ["StartTime > ‸'2026-01-02 15:04:05Z'", "lacks the T before the hour: write '2026-01-02T15:04:05Z'"],
    ["StartTime > ‸'2026-01-02 15:04:05'", "and its zone: write '2026-01-02T15:04:05Z'"],
    ["StartTime > ‸'2026-01-02T15:04:05 02:00'", "%2B): write '2026-01-02T15:04:05+02:00'"],
    ["StartTime > ‸'2026-01-02T15:04:05+0200'", "without a colon: write '2026-01-02T15:04:05+02:00'"],
    ["StartTime > ‸'2026-02-30T00:00:00Z'", "there is no time '2026-02-30T00:00:00Z'"],
    ["StartTime > ‸'2025-02-29T00:00:00Z'", "there is no time"],
    ["StartTime > ‸'2026-13-01T00:00:00Z'", "there is no time"],
    ["StartTime > ‸'2026-00-01T00:00:00Z'", "there is no time"],
    ["StartTime > ‸'2026-01-00T00:00:00Z'", "there is no time"],
    ["StartTime > ‸'2026-01-01T24:00:00Z'", "there is no time"],
    ["StartTime > ‸'2026-01-01T00:60:00Z'", "there is no time"],
    ["StartTime > ‸'2026-01-01T23:59:60Z'", "there is no time"],
    ["StartTime > ‸'2026-01-01T00:00:00+24:00'", "there is no time"],
    ["StartTime > ‸'0000-12-31T00:00:00Z'", "there is no time"],
    ["StartTime > ‸'9999-12-31T23:59:59-00:01'", "there is no time"],
    ["StartTime > ‸'yesterday'", "write it as RFC 3339 with its zone, such as '2026-01-31T09:00:00Z'"],
    ["StartTime > ‸''", "is no time"],
    [
      "StartTime > ‸1.5",
      "write it in quotes, such as '2026-01-31T09:00:00Z', or as whole nanoseconds since 1970",
    ],
    ["StartTime > ‸9223372036854775808", "whole nanoseconds since 1970"],
    ["StartTime > ‸2026-01-02", "anything else must be in quotes: '2026-01-02'"],
    ["StartTime BETWEEN '2026-01-02T00:00:00Z' AND ‸'2026-01-03'", "is a date without a time"],
  ],
  durations: [
    ["ExecutionDuration > ‸10d", "anything else must be in quotes: '10d'"],
    ["ExecutionDuration > ‸'10 days'", "use '10d', '1h30m', '01:30:00' or a whole number of nanoseconds"],
    ["ExecutionDuration > ‸'1w'", "is not a valid duration"],
    ["ExecutionDuration > ‸'1H'", "is not a valid duration"],
    ["ExecutionDuration > ‸'h'", "is not a valid duration"],
    ["ExecutionDuration > ‸''", "is not a valid duration"],
    ["ExecutionDuration > ‸'01:60:00'", "is not a valid duration"],
    ["ExecutionDuration > ‸'-01:00:00'", "is not a valid duration"],
    ["ExecutionDuration > ‸1.5", "is not a valid duration"],
    ["ExecutionDuration > ‸9223372036854775808", "is not a valid duration"],
    ["ExecutionDuration > ‸'300000d'", "at most 292 years"],
  ],
  "numbers and texts": [
    ["HistoryLength > ‸'10'", "HistoryLength is a number: write it without quotes"],
    ["HistoryLength > ‸many", "write 'many' instead of many"],
    ["HistoryLength > ‸0x1F", "0x1F is not a number"],
    ["HistoryLength > ‸1_000", "1_000 is not a number"],
    ["HistoryLength > ‸1.2.3", "1.2.3 is not a number"],
    ["HistoryLength > ‸9007199254740993", "too large"],
    ["HistoryLength > ‸1e999", "too large"],
    ["HistoryLength > ‸- 5", "is not allowed here"],
    ["WorkflowId = ‸5", "WorkflowId is text: write '5', in quotes"],
    ["WorkflowId = ‸'a\\0b'", "NUL"],
    ["WorkflowId = ‸'a\0b'", "NUL"],
    ["WorkflowId STARTS_WITH ‸'\ud800'", "half of a character"],
  ],
  limits: [
    [`${"(".repeat(50)}‸(RunId = 'a'${")".repeat(51)}`, "nested at most 50 deep"],
    [`${"NOT ".repeat(50)}‸NOT RunId = 'a'`, "nested at most 50 deep"],
    [`${"NOT (".repeat(25)}‸(RunId = 'a'${")".repeat(26)}`, "nested at most 50 deep"],
    [`RunId = '${"a".repeat(3_991)}‸'`, "at most 4,000 characters"],
    [`RunId = '${"🙂".repeat(3_991)}‸'`, "at most 4,000 characters"],
    [`${" ".repeat(4_000)}‸${" ".repeat(100_000)}`, "at most 4,000 characters"],
  ],
};

describe.each(Object.entries(CASES))("refuses %s", (_, cases) => {
  it.each(cases)("%j (%s)", (marked, says) => {
    const [before = "", after = ""] = marked.split("‸");
    const error = thrownBy(before + after);
    const column = Array.from(before).length + 1;
    expect(error.message).toContain(says);
    expect(error.position).toMatchObject({ column, offset: before.length });
    expect(error.message.startsWith(`Bad filter at position ${column}: `)).toBe(true);
  });
});

it("is the validation error of the parameter query", () => {
  const error = thrownBy("RunId = 'a' AND status = 'b'");
  expect(error).toBeInstanceOf(KvError);
  expect(error.code).toBe("VALIDATION_ERROR");
  expect(error.details).toEqual([{ path: "query", message: error.message }]);
  expect(error.position).toEqual({ column: 17, offset: 16, length: 6 });
});

it("names the first fault of several", () => {
  expect(thrownBy("Foo LIKE 'a' AND 'open").position.column).toBe(1);
  expect(thrownBy("RunId LIKE 'a' AND 'open").position.column).toBe(7);
});

it("does not repeat a long text in its message", () => {
  const error = thrownBy(`StartTime > '${"x".repeat(3_000)}'`);
  expect(error.message.length).toBeLessThan(250);
  expect(error.position.length).toBe(3_002);
});

function thrownBy(text: string): FilterError {
  try {
    parseFilter(text);
  } catch (error) {
    if (error instanceof FilterError) return error;
    throw error;
  }
  throw new Error(`accepted: ${text}`);
}
