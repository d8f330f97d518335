import fc from "fast-check";
import type { Comparison, Condition, Expression, Filter, Value } from "./ast";
import { ATTRIBUTES, type Attribute, attributeKind, type Kind } from "./attributes";
import { STATUS_NAMES, statusOf } from "./statuses";

/** Where the values of a filter come from: anything that is valid, or the few values that rows hold. */
export type Values = Record<Kind, fc.Arbitrary<Value>>;

const status = fc
  .constantFrom(...STATUS_NAMES.map((name) => statusOf(name) ?? "RUNNING"))
  .map((value): Value => ({ kind: "status", value }));

const anyText = fc
  .oneof(
    fc.string({ unit: "binary" }),
    fc.string({ unit: fc.constantFrom("'", '"', "\\", "n", "\n", "%", "_", "`", "0") }),
  )
  .filter((text) => !text.includes("\0"));

const anyTime = fc
  .date({ min: new Date("0001-01-01T00:00:00Z"), max: new Date("9999-12-31T23:59:59Z"), noInvalidDate: true })
  .chain((date) =>
    fc.integer({ min: 0, max: 999_999 }).map((micros) => {
      const fraction = String(micros).padStart(6, "0").replace(/0+$/, "");
      return `${date.toISOString().slice(0, 19)}${fraction && `.${fraction}`}Z`;
    }),
  );

export const ANY_VALUES: Values = {
  text: anyText.map((value) => ({ kind: "text", value })),
  status,
  time: anyTime.map((value) => ({ kind: "time", value })),
  duration: fc
    .bigInt({ min: -(2n ** 63n - 1n), max: 2n ** 63n - 1n })
    .map((value) => ({ kind: "duration", value })),
  number: fc
    .oneof(fc.maxSafeInteger(), fc.double({ min: -1e9, max: 1e9, noNaN: true }))
    .map((value) => ({ kind: "number", value: value === 0 ? 0 : value })),
};

/** Filters of every form that the grammar has, with at most `depth` levels of AND, OR and NOT. */
export function filters(values: Values, depth = 4): fc.Arbitrary<Filter> {
  const order = fc.record({ attribute: fc.constantFrom(...ATTRIBUTES), descending: fc.boolean() });
  return fc.record({
    where: fc.option(expressions(values, depth), { nil: undefined, freq: 20 }),
    orderBy: fc.array(order, { maxLength: 3 }),
  });
}

function expressions(values: Values, depth: number): fc.Arbitrary<Expression> {
  const condition = fc.constantFrom(...ATTRIBUTES).chain((attribute) => conditions(values, attribute));
  if (depth === 0) return condition;
  const inner = expressions(values, depth - 1);
  const items = fc.array(inner, { minLength: 2, maxLength: 4 });
  return fc.oneof(
    { arbitrary: condition, weight: 3 },
    { arbitrary: fc.record({ kind: fc.constantFrom("and", "or"), items }), weight: 2 },
    { arbitrary: inner.map((item): Expression => ({ kind: "not", item })), weight: 1 },
  );
}

function conditions(values: Values, attribute: Attribute): fc.Arbitrary<Condition> {
  const kind = attributeKind(attribute);
  const value = values[kind];
  const negated = fc.boolean();
  const operators: Comparison[] = kind === "status" ? ["=", "!="] : ["=", "!=", ">", ">=", "<", "<="];
  const forms: fc.Arbitrary<Condition>[] = [
    fc
      .record({ operator: fc.constantFrom(...operators), value })
      .map((rest) => ({ kind: "compare", attribute, ...rest })),
    fc
      .record({ negated, values: fc.array(value, { minLength: 1, maxLength: 4 }) })
      .map((rest) => ({ kind: "in", attribute, ...rest })),
    negated.map((negated) => ({ kind: "isNull", attribute, negated })),
  ];
  if (kind !== "status")
    forms.push(
      fc.record({ negated, from: value, to: value }).map((rest) => ({ kind: "between", attribute, ...rest })),
    );
  if (kind === "text")
    forms.push(
      fc.record({ negated, value }).map(({ negated, value }) => ({
        kind: "startsWith",
        attribute,
        negated,
        prefix: String(value.value),
      })),
    );
  return fc.oneof(...forms);
}
