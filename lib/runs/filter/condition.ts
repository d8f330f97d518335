import { COMPARISONS, type Condition, type Value } from "./ast";
import { type Attribute, attributeKind, isAttribute } from "./attributes";
import { allow, attributeOf } from "./check";
import type { Cursor } from "./cursor";
import { shortened } from "./error";
import { quote } from "./quoted";
import { checkedValue, EXAMPLES } from "./values";

/** Reads one condition, such as `StartTime > '2026-01-31T09:00:00Z'`. Throws FilterError. */
export function readCondition(cursor: Cursor): Condition {
  if (cursor.token.kind === "string" || cursor.token.kind === "number") {
    throw cursor.fail("a condition begins with an attribute, such as WorkflowType, and ends with the value.");
  }
  const attribute = readAttribute(cursor);
  if (cursor.skip("IS")) return readNull(cursor, attribute);
  const negated = cursor.skip("NOT") !== undefined;
  switch (cursor.keyword) {
    case "IN":
      return { kind: "in", attribute, negated, values: readList(cursor, attribute) };
    case "BETWEEN":
      return { kind: "between", attribute, negated, ...readRange(cursor, attribute) };
    case "STARTS_WITH":
      return { kind: "startsWith", attribute, negated, prefix: readPrefix(cursor, attribute) };
  }
  if (negated) throw cursor.unexpected("IN, BETWEEN or STARTS_WITH after NOT");
  return readComparison(cursor, attribute);
}

/** Reads the name of an attribute, bare or in backticks. */
export function readAttribute(cursor: Cursor): Attribute {
  const { token } = cursor;
  if ((token.kind !== "word" && token.kind !== "name") || cursor.keyword) {
    throw cursor.unexpected("an attribute, such as WorkflowType");
  }
  if (cursor.isCall) {
    throw cursor.fail(`functions are not supported (${shortened(token.text)}): compare an attribute itself.`);
  }
  return attributeOf(cursor.text, cursor.take());
}

function readComparison(cursor: Cursor, attribute: Attribute): Condition {
  const operator = COMPARISONS.find((symbol) => symbol === cursor.token.text);
  if (cursor.token.kind !== "symbol" || !operator) {
    throw cursor.unexpected(`an operator after ${attribute}, such as = or IN`);
  }
  operatorOf(cursor, attribute, operator);
  return { kind: "compare", attribute, operator, value: readValue(cursor, attribute) };
}

function readNull(cursor: Cursor, attribute: Attribute): Condition {
  const negated = cursor.skip("NOT") !== undefined;
  if (!cursor.skip("NULL"))
    throw cursor.unexpected(negated ? "NULL after IS NOT" : "NULL or NOT NULL after IS");
  return { kind: "isNull", attribute, negated };
}

function readList(cursor: Cursor, attribute: Attribute): Value[] {
  operatorOf(cursor, attribute, "IN");
  const open = cursor.token;
  if (!cursor.skip("("))
    throw cursor.unexpected(`a list after IN, such as (${EXAMPLES[attributeKind(attribute)]})`);
  if (cursor.skip(")")) throw cursor.fail("the list after IN is empty: name at least one value.", open);
  const values = [readValue(cursor, attribute)];
  while (cursor.skip(",")) values.push(readValue(cursor, attribute));
  if (!cursor.skip(")")) throw cursor.unexpected("a comma or the ) that ends the list after IN");
  return values;
}

function readRange(cursor: Cursor, attribute: Attribute): { from: Value; to: Value } {
  operatorOf(cursor, attribute, "BETWEEN");
  const from = readValue(cursor, attribute);
  if (!cursor.skip("AND")) throw cursor.unexpected("AND and the upper end of BETWEEN");
  return { from, to: readValue(cursor, attribute) };
}

function readPrefix(cursor: Cursor, attribute: Attribute): string {
  operatorOf(cursor, attribute, "STARTS_WITH");
  return String(readValue(cursor, attribute).value);
}

function operatorOf(cursor: Cursor, attribute: Attribute, operator: string): void {
  allow(cursor.text, attribute, operator, cursor.take());
}

function readValue(cursor: Cursor, attribute: Attribute): Value {
  const { token } = cursor;
  switch (token.kind) {
    case "string":
    case "number":
      return checkedValue(cursor.text, attribute, cursor.take());
    case "word":
    case "name":
      throw cursor.fail(wordProblem(cursor, attribute));
  }
  throw cursor.unexpected(`a value, such as ${EXAMPLES[attributeKind(attribute)]}`);
}

/** What is wrong with a word in place of a value. */
function wordProblem(cursor: Cursor, attribute: Attribute): string {
  const { text, start } = cursor.token;
  const word = shortened(text);
  const example = EXAMPLES[attributeKind(attribute)];
  if (isAttribute(text))
    return `the right side of a condition is a value, such as ${example}, never ${text}.`;
  if (cursor.keyword === "NULL") return `nothing equals NULL: write ${attribute} IS NULL or IS NOT NULL.`;
  if (cursor.keyword) return `expected a value, such as ${example}, but found ${word}.`;
  if (cursor.isCall) return `functions are not supported (${word}): write a value, such as ${example}.`;
  const whole = shortened(/^[^\s,()'"`]+/.exec(cursor.text.slice(start))?.[0] ?? text);
  return `a value must be in quotes: write ${quote(whole)} instead of ${whole}.`;
}
