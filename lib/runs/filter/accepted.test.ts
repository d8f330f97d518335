import { describe, expect, it } from "vitest";
import { formatFilter } from "./format";
import { parseFilter } from "./parse";

/** The text, and its canonical form; a single text if it is canonical itself. */
type Case = [text: string, canonical?: string];

const NOON = "2026-01-02T12:00:00Z";
const deep = (opener: string, closer = "") =>
  `${opener.repeat(50)}ExecutionStatus = 'Running'${closer.repeat(50)}`;

const CASES: Record<string, Case[]> = {
  "nothing and order": [
    [""],
    [" \t\r\n ", ""],
    ["ORDER BY StartTime"],
    ["ORDER BY StartTime DESC"],
    ["ORDER BY StartTime ASC", "ORDER BY StartTime"],
    ["order by CloseTime desc, StartTime asc", "ORDER BY CloseTime DESC, StartTime"],
    ["ORDER BY ExecutionStatus, ExecutionDuration DESC, HistoryLength"],
    ["ORDER BY `WorkflowId`", "ORDER BY WorkflowId"],
    ["RunId = 'r' ORDER BY TaskQueue"],
    ["(RunId = 'r')ORDER BY TaskQueue,RunId", "RunId = 'r' ORDER BY TaskQueue, RunId"],
  ],
  "the interface's own": [
    ["ExecutionStatus = 'Running'"],
    ["WorkflowType = 'CuratorWorkflow' AND ExecutionStatus = 'Completed'"],
    [
      "StartTime > '2026-01-01T00:00:00.000Z' AND ExecutionStatus='Running'",
      "StartTime > '2026-01-01T00:00:00Z' AND ExecutionStatus = 'Running'",
    ],
  ],
  "attributes and blanks": [
    ["WorkflowType = 'a'"],
    ["WorkflowId = 'a'"],
    ["RunId = 'a'"],
    ["TaskQueue = 'a'"],
    ["HistoryLength = 1"],
    ["ExecutionDuration = '1s'"],
    [`CloseTime = '${NOON}'`],
    [`ExecutionTime = '${NOON}'`],
    ["`WorkflowType`='a'", "WorkflowType = 'a'"],
    ["\n\tWorkflowType\u00a0=\u2003'a'\n", "WorkflowType = 'a'"],
    ["WorkflowType='a'AND(RunId='b')", "WorkflowType = 'a' AND RunId = 'b'"],
  ],
  "operators on text": [
    ["WorkflowId != 'a'"],
    ["WorkflowId <> 'a'", "WorkflowId != 'a'"],
    ["WorkflowId > 'a'"],
    ["WorkflowId >= 'a'"],
    ["WorkflowId < 'a'"],
    ["WorkflowId <= 'a'"],
    ["WorkflowId IN ('a')"],
    ["WorkflowId in('a',\"b\" , 'c')", "WorkflowId IN ('a', 'b', 'c')"],
    ["WorkflowId NOT IN ('a', 'a')"],
    ["WorkflowId BETWEEN 'a' AND 'b'"],
    ["WorkflowId not between 'a' and 'b'", "WorkflowId NOT BETWEEN 'a' AND 'b'"],
    ["WorkflowId STARTS_WITH 'curator-'"],
    ["WorkflowId nOt StArTs_WiTh ''", "WorkflowId NOT STARTS_WITH ''"],
    ["WorkflowId IS NULL"],
    ["WorkflowId is not null", "WorkflowId IS NOT NULL"],
  ],
  "operators on the rest": [
    ["CloseTime IS NULL"],
    ["ExecutionStatus IS NOT NULL"],
    ["ExecutionDuration IS NULL"],
    ["ExecutionStatus != 'Running'"],
    ["ExecutionStatus IN ('Running', 'Paused')"],
    ["ExecutionStatus NOT IN ('Failed', 'TimedOut')"],
    [`StartTime != '${NOON}'`],
    [`StartTime BETWEEN '${NOON}' AND '${NOON}'`],
    [`StartTime NOT BETWEEN '${NOON}' AND '${NOON}'`],
    [`CloseTime NOT IN ('${NOON}')`],
    ["HistoryLength BETWEEN 1 AND 10"],
    ["HistoryLength NOT IN (1, 2)"],
    ["ExecutionDuration BETWEEN '1m' AND '1h'"],
    ["ExecutionDuration IN ('1s', '2s')"],
  ],
  "strings and escapes": [
    ['WorkflowType = "CuratorWorkflow"', "WorkflowType = 'CuratorWorkflow'"],
    ["WorkflowType = ''"],
    ["WorkflowType = 'it''s'"],
    ["WorkflowType = 'it\\'s'", "WorkflowType = 'it''s'"],
    ['WorkflowType = "it\'s"', "WorkflowType = 'it''s'"],
    ['WorkflowType = "a ""b"" c"', "WorkflowType = 'a \"b\" c'"],
    ['WorkflowType = "a \\"b\\""', "WorkflowType = 'a \"b\"'"],
    ["WorkflowType = ''''"],
    ["WorkflowType = 'a\\\\b'"],
    ["WorkflowType = 'a\\nb\\tc\\rd'"],
    ["WorkflowType = 'a\nb'", "WorkflowType = 'a\\nb'"],
    ["WorkflowType = 'a\\Zb\\bc\\\"d'", "WorkflowType = 'a\x1ab\bc\"d'"],
    ["WorkflowType = '50\\% \\_x'", "WorkflowType = '50% _x'"],
    ["WorkflowType = 'Zoë 🙂 日本'"],
    ["WorkflowType = ' AND OR ( '"],
    ["WorkflowType = '`--/*;'"],
  ],
  "statuses in both forms": [
    ...[
      ["Running", "RUNNING"],
      ["Completed", "COMPLETED"],
      ["Failed", "FAILED"],
      ["Canceled", "CANCELED"],
      ["Terminated", "TERMINATED"],
      ["ContinuedAsNew", "CONTINUED_AS_NEW"],
      ["TimedOut", "TIMED_OUT"],
      ["Paused", "PAUSED"],
    ].map(
      ([name, tail]): Case => [
        `ExecutionStatus = 'WORKFLOW_EXECUTION_STATUS_${tail}'`,
        `ExecutionStatus = '${name}'`,
      ],
    ),
  ],
  "statuses by number": [
    ["ExecutionStatus = 1", "ExecutionStatus = 'Running'"],
    ["ExecutionStatus IN (2, 3)", "ExecutionStatus IN ('Completed', 'Failed')"],
    ["ExecutionStatus NOT IN (4, 'Terminated')", "ExecutionStatus NOT IN ('Canceled', 'Terminated')"],
    ["ExecutionStatus != 6", "ExecutionStatus != 'ContinuedAsNew'"],
    [
      "ExecutionStatus = 7 OR ExecutionStatus = 8",
      "ExecutionStatus = 'TimedOut' OR ExecutionStatus = 'Paused'",
    ],
  ],
  "times in nanoseconds": [
    ["StartTime > 1767355200000000000", `StartTime > '${NOON}'`],
    ["StartTime > 1767355200250000999", "StartTime > '2026-01-02T12:00:00.25Z'"],
    ["StartTime > 0", "StartTime > '1970-01-01T00:00:00Z'"],
    ["StartTime > -1", "StartTime > '1969-12-31T23:59:59.999999Z'"],
    ["StartTime < 9223372036854775807", "StartTime < '2262-04-11T23:47:16.854775Z'"],
    ["StartTime > -9223372036854775808", "StartTime > '1677-09-21T00:12:43.145224Z'"],
    [
      "CloseTime BETWEEN 1767355200000000000 AND '2026-01-02T12:00:00Z'",
      `CloseTime BETWEEN '${NOON}' AND '${NOON}'`,
    ],
  ],
  times: [
    ["StartTime > '2026-01-02T12:00:00.000000Z'", `StartTime > '${NOON}'`],
    ["StartTime > '2026-01-02T14:00:00+02:00'", `StartTime > '${NOON}'`],
    ["StartTime > '2026-01-01T23:30:00-12:30'", `StartTime > '${NOON}'`],
    ["StartTime > '2026-01-02t12:00:00z'", `StartTime > '${NOON}'`],
    ["StartTime > '2026-01-02T12:00:00-00:00'", `StartTime > '${NOON}'`],
    ["StartTime > '2026-01-02T12:00:00.25Z'"],
    ["StartTime > '2026-01-02T12:00:00.123456Z'"],
    ["StartTime > '2026-01-02T12:00:00.1234567891Z'", "StartTime > '2026-01-02T12:00:00.123456Z'"],
    ["StartTime > '2024-02-29T00:00:00Z'"],
    ["StartTime > '0001-01-01T00:00:00Z'"],
    ["StartTime > '9999-12-31T23:59:59.999999Z'"],
    ["StartTime > '0050-03-01T00:00:00+01:00'", "StartTime > '0050-02-28T23:00:00Z'"],
  ],
  durations: [
    ["ExecutionDuration > '10d'"],
    ["ExecutionDuration > '1h30m'"],
    ["ExecutionDuration > '90m'", "ExecutionDuration > '1h30m'"],
    ["ExecutionDuration > '01:30:00'", "ExecutionDuration > '1h30m'"],
    ["ExecutionDuration > '100:0:1'", "ExecutionDuration > '4d4h1s'"],
    ["ExecutionDuration > 5400000000000", "ExecutionDuration > '1h30m'"],
    ["ExecutionDuration > '5400000000000'", "ExecutionDuration > '1h30m'"],
    ["ExecutionDuration > '1.5h'", "ExecutionDuration > '1h30m'"],
    ["ExecutionDuration > '.5s'", "ExecutionDuration > '500ms'"],
    ["ExecutionDuration > '1m1h'", "ExecutionDuration > '1h1m'"],
    ["ExecutionDuration > '-1h30m'"],
    ["ExecutionDuration > -1", "ExecutionDuration > '-1ns'"],
    ["ExecutionDuration > '300ms'"],
    ["ExecutionDuration > '7us'"],
    ["ExecutionDuration > '7µs'", "ExecutionDuration > '7us'"],
    ["ExecutionDuration > '7μs'", "ExecutionDuration > '7us'"],
    ["ExecutionDuration > '1.9999ns'", "ExecutionDuration > '1ns'"],
    ["ExecutionDuration > 0", "ExecutionDuration > '0s'"],
    ["ExecutionDuration < 9223372036854775807", "ExecutionDuration < '106751d23h47m16s854ms775us807ns'"],
  ],
  numbers: [
    ["HistoryLength > 0"],
    ["HistoryLength > -5"],
    ["HistoryLength > +5", "HistoryLength > 5"],
    ["HistoryLength > -0", "HistoryLength > 0"],
    ["HistoryLength > 1.5"],
    ["HistoryLength > .5", "HistoryLength > 0.5"],
    ["HistoryLength > 1e3", "HistoryLength > 1000"],
    ["HistoryLength>007", "HistoryLength > 7"],
    ["HistoryLength < 9007199254740991"],
  ],
  "precedence and parentheses": [
    ["RunId = 'a' OR RunId = 'b' AND RunId = 'c'"],
    ["RunId = 'a' AND RunId = 'b' OR RunId = 'c'"],
    ["RunId = 'a' OR (RunId = 'b' AND RunId = 'c')", "RunId = 'a' OR RunId = 'b' AND RunId = 'c'"],
    ["(RunId = 'a' OR RunId = 'b') AND RunId = 'c'"],
    ["RunId = 'a' AND (RunId = 'b' AND RunId = 'c')"],
    ["((RunId = 'a'))", "RunId = 'a'"],
    ["NOT RunId = 'a'"],
    ["NOT RunId = 'a' AND RunId = 'b'"],
    ["NOT (RunId = 'a' AND RunId = 'b')"],
    ["not not(RunId = 'a')", "NOT NOT RunId = 'a'"],
    ["NOT RunId NOT IN ('a')"],
    ["NOT RunId IS NOT NULL"],
    ["RunId BETWEEN 'a' AND 'b' AND RunId BETWEEN 'c' AND 'd'"],
    ["RunId = 'a' AND NOT RunId = 'b' OR NOT (RunId = 'c' OR RunId = 'd')"],
    [deep("(", ")"), "ExecutionStatus = 'Running'"],
    [deep("NOT ")],
  ],
};

describe.each(Object.entries(CASES))("accepts %s", (_, cases) => {
  it.each(cases)("%j", (text, canonical = text) => {
    expect(formatFilter(parseFilter(text))).toBe(canonical);
    expect(parseFilter(canonical)).toEqual(parseFilter(text));
  });
});

it("reads what a filter means, not only that it is right", () => {
  const text = "NOT RunId = 'a' AND CloseTime IS NOT NULL OR ExecutionDuration >= '1h' ORDER BY RunId DESC";
  const not = {
    kind: "not",
    item: { kind: "compare", attribute: "RunId", operator: "=", value: { kind: "text", value: "a" } },
  };
  const closed = { kind: "isNull", attribute: "CloseTime", negated: true };
  const long = {
    kind: "compare",
    attribute: "ExecutionDuration",
    operator: ">=",
    value: { kind: "duration", value: 3_600_000_000_000n },
  };
  expect(parseFilter(text)).toEqual({
    where: { kind: "or", items: [{ kind: "and", items: [not, closed] }, long] },
    orderBy: [{ attribute: "RunId", descending: true }],
  });
});

it("accepts 4,000 characters", () => {
  const text = `RunId = '${"🙂".repeat(3_990)}'`;
  expect(Array.from(text)).toHaveLength(4_000);
  expect(parseFilter(text).where).toMatchObject({ value: { value: "🙂".repeat(3_990) } });
});
