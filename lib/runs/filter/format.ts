import type { Condition, Expression, Filter, Order, Value } from "./ast";
import { formatDuration } from "./duration";
import { quote } from "./quoted";
import { nameOfStatus } from "./statuses";

/** The canonical text of a filter: `parseFilter` reads the same filter from it. */
export function formatFilter({ where, orderBy }: Filter): string {
  return [where && formatExpression(where), formatOrder(orderBy)].filter(Boolean).join(" ");
}

/** With the parentheses it needs and no others, so that the text is never nested deeper than the user's. */
function formatExpression(expression: Expression): string {
  switch (expression.kind) {
    case "and":
      return expression.items.map(formatPart).join(" AND ");
    case "or":
      return expression.items.map((item) => enclosed(item, ["or"])).join(" OR ");
    case "not":
      return `NOT ${formatPart(expression.item)}`;
    default:
      return formatCondition(expression);
  }
}

const enclosed = (item: Expression, kinds: Expression["kind"][]): string =>
  kinds.includes(item.kind) ? `(${formatExpression(item)})` : formatExpression(item);

/** Like `formatExpression`, with brackets where needed to be joined with AND. */
export const formatPart = (expression: Expression): string => enclosed(expression, ["and", "or"]);

function formatCondition(condition: Condition): string {
  const { attribute } = condition;
  if (condition.kind === "compare")
    return `${attribute} ${condition.operator} ${formatValue(condition.value)}`;
  const not = condition.negated ? "NOT " : "";
  switch (condition.kind) {
    case "in":
      return `${attribute} ${not}IN (${condition.values.map(formatValue).join(", ")})`;
    case "between":
      return `${attribute} ${not}BETWEEN ${formatValue(condition.from)} AND ${formatValue(condition.to)}`;
    case "startsWith":
      return `${attribute} ${not}STARTS_WITH ${quote(condition.prefix)}`;
    case "isNull":
      return `${attribute} IS ${not}NULL`;
  }
}

const formatValue = (value: Value): string =>
  value.kind === "number" ? plainValue(value) : quote(plainValue(value));

/** A value as a person reads it, without quotes: `Running`, `1h30m`. */
export function plainValue(value: Value): string {
  if (value.kind === "status") return nameOfStatus(value.value);
  if (value.kind === "duration") return formatDuration(value.value);
  return String(value.value);
}

function formatOrder(orderBy: Order[]): string {
  if (orderBy.length === 0) return "";
  const parts = orderBy.map(({ attribute, descending }) => (descending ? `${attribute} DESC` : attribute));
  return `ORDER BY ${parts.join(", ")}`;
}
