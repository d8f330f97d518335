import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Comparison, Condition, Expression, Filter, Value } from "./ast";
import type { Attribute } from "./attributes";
import { parseFilter } from "./parse";

/**
 * The columns (or expressions) that a filter is compiled against: ids, types, queues and the status as text, times as
 * timestamptz, the history's length as an integer (null while running). `status` holds the tail of Temporal's enum
 * (`TIMED_OUT`).
 */
export interface FilterColumns {
  workflowType: SQLWrapper;
  workflowId: SQLWrapper;
  runId: SQLWrapper;
  parentRunId: SQLWrapper;
  status: SQLWrapper;
  startTime: SQLWrapper;
  closeTime: SQLWrapper;
  executionTime: SQLWrapper;
  taskQueue: SQLWrapper;
  historyLength: SQLWrapper;
  /**
   * Whole nanoseconds from execution to close, null while running. Without it the duration is computed for every
   * scanned run, without an index.
   */
  executionDuration?: SQLWrapper;
}

export interface CompiledFilter {
  /** Undefined when everything is listed. */
  where: SQL | undefined;
  /** Empty when the filter names no order. */
  orderBy: SQL[];
}

/**
 * The SQL of a filter's text. Every value is a parameter. A comparison with null is unknown and `NOT` leaves it so,
 * and a run is listed only when the filter is true for it: `CloseTime != '…'` lists no running run, `CloseTime IS
 * NULL` lists those. In `ORDER BY` null counts as the latest time and the longest duration.
 * Throws `FilterError`.
 */
export const compileFilter = (text: string, columns: FilterColumns): CompiledFilter =>
  filterSql(parseFilter(text), columns);

/** Like `compileFilter`, for a parsed filter. */
export function filterSql({ where, orderBy }: Filter, columns: FilterColumns): CompiledFilter {
  return {
    where: where && expressionSql(where, columns),
    orderBy: orderBy.map(({ attribute, descending }) =>
      descending ? sql`${columnOf(attribute, columns)} desc` : sql`${columnOf(attribute, columns)} asc`,
    ),
  };
}

/** The nanoseconds between execution and close, null while running. */
const durationSql = ({ executionTime, closeTime }: Pick<FilterColumns, "executionTime" | "closeTime">): SQL =>
  sql`(extract(epoch from (${closeTime} - ${executionTime})) * 1000000000)`;

const COLUMNS: Record<Attribute, (columns: FilterColumns) => SQLWrapper> = {
  WorkflowType: (columns) => columns.workflowType,
  WorkflowId: (columns) => columns.workflowId,
  RunId: (columns) => columns.runId,
  ParentRunId: (columns) => columns.parentRunId,
  ExecutionStatus: (columns) => columns.status,
  StartTime: (columns) => columns.startTime,
  CloseTime: (columns) => columns.closeTime,
  ExecutionTime: (columns) => columns.executionTime,
  ExecutionDuration: (columns) => columns.executionDuration ?? durationSql(columns),
  TaskQueue: (columns) => columns.taskQueue,
  HistoryLength: (columns) => columns.historyLength,
};

const columnOf = (attribute: Attribute, columns: FilterColumns): SQLWrapper => COLUMNS[attribute](columns);

const OPERATORS: Record<Comparison, SQL> = {
  "=": sql` = `,
  "!=": sql` <> `,
  ">": sql` > `,
  ">=": sql` >= `,
  "<": sql` < `,
  "<=": sql` <= `,
};

function expressionSql(expression: Expression, columns: FilterColumns): SQL {
  switch (expression.kind) {
    case "and":
    case "or": {
      const items = expression.items.map((item) => expressionSql(item, columns));
      return sql`(${sql.join(items, expression.kind === "and" ? sql` and ` : sql` or `)})`;
    }
    case "not":
      return sql`(not ${expressionSql(expression.item, columns)})`;
    default:
      return conditionSql(expression, columnOf(expression.attribute, columns));
  }
}

function conditionSql(condition: Condition, column: SQLWrapper): SQL {
  if (condition.kind === "compare") {
    return sql`(${column}${OPERATORS[condition.operator]}${valueSql(condition.value)})`;
  }
  const not = condition.negated ? sql`not ` : sql``;
  switch (condition.kind) {
    case "in":
      return sql`(${column} ${not}in (${sql.join(condition.values.map(valueSql), sql`, `)}))`;
    case "between":
      return sql`(${column} ${not}between ${valueSql(condition.from)} and ${valueSql(condition.to)})`;
    case "startsWith":
      return sql`(${not}(${column} ^@ ${condition.prefix}))`;
    case "isNull":
      return sql`(${column} is ${not}null)`;
  }
}

/** Texts take the type of their column, so that an enum or a varchar will do. */
function valueSql(value: Value): SQL {
  switch (value.kind) {
    case "text":
    case "status":
      return sql`${value.value}`;
    case "time":
      return sql`${value.value}::timestamptz`;
    case "duration":
      return sql`${value.value.toString()}::bigint`;
    case "number":
      return Number.isInteger(value.value)
        ? sql`${String(value.value)}::bigint`
        : sql`${String(value.value)}::numeric`;
  }
}
