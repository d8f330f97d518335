import type { Attribute } from "./attributes";
import type { ExecutionStatus } from "./statuses";

export const COMPARISONS = ["=", "!=", ">", ">=", "<", "<="] as const;
export type Comparison = (typeof COMPARISONS)[number];

/**
 * A checked value. A time is RFC 3339 in UTC with at most six digits of a second and no trailing zeros
 * (`2026-01-02T15:04:05.25Z`); a duration counts nanoseconds and fits 64 bits.
 */
export type Value =
  | { kind: "text"; value: string }
  | { kind: "status"; value: ExecutionStatus }
  | { kind: "time"; value: string }
  | { kind: "duration"; value: bigint }
  | { kind: "number"; value: number };

export type Condition =
  | { kind: "compare"; attribute: Attribute; operator: Comparison; value: Value }
  | { kind: "in"; attribute: Attribute; negated: boolean; values: Value[] }
  | { kind: "between"; attribute: Attribute; negated: boolean; from: Value; to: Value }
  | { kind: "startsWith"; attribute: Attribute; negated: boolean; prefix: string }
  | { kind: "isNull"; attribute: Attribute; negated: boolean };

/** `and` and `or` have at least two items. */
export type Expression =
  | Condition
  | { kind: "and" | "or"; items: Expression[] }
  | { kind: "not"; item: Expression };

export interface Order {
  attribute: Attribute;
  descending: boolean;
}

/** A parsed list filter; without `where` it lists everything. */
export interface Filter {
  where: Expression | undefined;
  orderBy: Order[];
}
