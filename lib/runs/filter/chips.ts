import type { Comparison, Expression, Filter, Order } from "./ast";
import { type Attribute, attributeKind } from "./attributes";
import { readCondition } from "./condition";
import { Cursor } from "./cursor";
import { formatFilter, formatPart, plainValue } from "./format";
import { quote } from "./quoted";
import { NUMBER } from "./tokenize";

/** A condition that a form can edit: `value` as a person reads it, without quotes. */
export interface SimpleCondition {
  attribute: Attribute;
  operator: Comparison;
  value: string;
}

/** One of the conditions that a filter joins with AND. `simple` is missing when a form cannot show it. */
export interface Chip {
  text: string;
  simple?: SimpleCondition;
}

/** The chips of a filter, in its order. Its ORDER BY is not a chip: pass it to `filterText`. */
export function chipsOf({ where }: Filter): Chip[] {
  if (!where) return [];
  return where.kind === "and" ? where.items.map(chipOf) : [chipOf(where)];
}

function chipOf(expression: Expression): Chip {
  const text = formatPart(expression);
  if (expression.kind !== "compare") return { text };
  const { attribute, operator, value } = expression;
  return { text, simple: { attribute, operator, value: plainValue(value) } };
}

/**
 * The chip of a condition from a form.
 * Throws `FilterError` when the attribute does not take the operator or the value.
 */
export function newChip({ attribute, operator, value }: SimpleCondition): Chip {
  const isBare = attributeKind(attribute) === "number" && NUMBER.test(value);
  return chipOf(readCondition(new Cursor(`${attribute} ${operator} ${isBare ? value : quote(value)}`)));
}

/** The text of the filter that these chips and this order make: the one they came from, when nothing changed. */
export function filterText(chips: readonly Chip[], orderBy: Order[] = []): string {
  const where = chips.map(({ text }) => text).join(" AND ");
  return [where, formatFilter({ where: undefined, orderBy })].filter(Boolean).join(" ");
}
