import type { Comparison, Condition, Expression, Order, Value } from "./ast";
import type { Attribute } from "./attributes";

/** A run as a database row holds it; times in microseconds since 1970. */
export interface Row {
  runId: string;
  parentRunId: string | null;
  workflowId: string;
  workflowType: string | null;
  status: string;
  startTime: bigint;
  closeTime: bigint | null;
  executionTime: bigint | null;
  taskQueue: string | null;
  historyLength: number | null;
}

/** True, false, or undefined where a null leaves it unknown. */
type Truth = boolean | undefined;
type Cell = string | number | bigint | null;

/** Whether a row answers a filter, by the meaning of the filter, not its SQL. */
export function evaluate(expression: Expression, row: Row): Truth {
  switch (expression.kind) {
    case "and":
      return every(expression.items.map((item) => evaluate(item, row)));
    case "or":
      return negate(every(expression.items.map((item) => negate(evaluate(item, row)))));
    case "not":
      return negate(evaluate(expression.item, row));
    default:
      return holds(expression, cellOf(expression.attribute, row));
  }
}

const negate = (truth: Truth): Truth => (truth === undefined ? undefined : !truth);
const every = (truths: Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(undefined) ? undefined : true;

function holds(condition: Condition, cell: Cell): Truth {
  if (condition.kind === "isNull") return (cell === null) !== condition.negated;
  if (cell === null) return undefined;
  switch (condition.kind) {
    case "compare":
      return HOLDS[condition.operator](compareCells(cell, plain(condition.value)));
    case "in":
      return condition.values.some((value) => compareCells(cell, plain(value)) === 0) !== condition.negated;
    case "between": {
      const above = compareCells(cell, plain(condition.from)) >= 0;
      const below = compareCells(cell, plain(condition.to)) <= 0;
      return (above && below) !== condition.negated;
    }
    case "startsWith":
      return String(cell).startsWith(condition.prefix) !== condition.negated;
  }
}

const HOLDS: Record<Comparison, (order: number) => boolean> = {
  "=": (order) => order === 0,
  "!=": (order) => order !== 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
};

function cellOf(attribute: Attribute, row: Row): Cell {
  switch (attribute) {
    case "WorkflowType":
      return row.workflowType;
    case "WorkflowId":
      return row.workflowId;
    case "RunId":
      return row.runId;
    case "ParentRunId":
      return row.parentRunId;
    case "ExecutionStatus":
      return row.status;
    case "StartTime":
      return row.startTime;
    case "CloseTime":
      return row.closeTime;
    case "ExecutionTime":
      return row.executionTime;
    case "ExecutionDuration":
      return row.closeTime === null || row.executionTime === null
        ? null
        : (row.closeTime - row.executionTime) * 1_000n;
    case "TaskQueue":
      return row.taskQueue;
    case "HistoryLength":
      return row.historyLength;
  }
}

const plain = (value: Value): string | number | bigint =>
  value.kind === "time" ? microseconds(value.value) : value.value;

/** `2026-01-02T15:04:05.25Z` in microseconds since 1970. */
export function microseconds(time: string): bigint {
  const [seconds = "", fraction = ""] = time.slice(0, -1).split(".");
  return BigInt(Date.parse(`${seconds}Z`)) * 1_000n + BigInt(fraction.padEnd(6, "0"));
}

/** Texts by the bytes of their UTF-8, as the collation C does. */
function compareCells(a: string | number | bigint, b: string | number | bigint): number {
  if (typeof a === "string" || typeof b === "string")
    return Buffer.compare(Buffer.from(String(a)), Buffer.from(String(b)));
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Null after everything in an ascending order; equal rows by run id. */
export function compareRows(a: Row, b: Row, orderBy: Order[]): number {
  for (const { attribute, descending } of orderBy) {
    const [x, y] = [cellOf(attribute, a), cellOf(attribute, b)];
    const order = x === null || y === null ? Number(x === null) - Number(y === null) : compareCells(x, y);
    if (order !== 0) return descending ? -order : order;
  }
  return compareCells(a.runId, b.runId);
}
