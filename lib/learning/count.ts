import { sql } from "drizzle-orm";
import type { Context, Tx } from "@/lib/db";
import type { Route } from "./labels";
import type { RouteKind } from "./tables";
import type { Evidence } from "./thresholds";
import { isAgainst, votesOf } from "./votes";

/** A pattern and a destination, with the observations that support it. */
export interface PatternCount extends Route, Evidence {
  /** The inputs that agree, sorted: patterns supported by the same inputs are redundant. */
  inputs: string[];
}

interface Row extends Record<string, unknown> {
  kind: RouteKind;
  pattern: string;
  destination: string;
  agreeing: number;
  observed: number;
  inputs: string[];
}

/** Counts, for each pattern and each of its destinations, the inputs that agree, and with them those that are against it. */
export async function countPatterns(ctx: Context, tx: Tx): Promise<PatternCount[]> {
  const rows = await tx.execute<Row>(sql`
    with ${votesOf(ctx)}
    select s.kind, s.pattern, s.destination, s.agreeing, s.inputs,
      s.agreeing + (count(distinct v.input) filter (where ${isAgainst(sql`s.destination`, sql`s.since`)}))::int as observed
    from supported s join votes v on v.kind = s.kind and v.pattern = s.pattern
    group by s.kind, s.pattern, s.destination, s.agreeing, s.inputs, s.since`);
  return [...rows];
}
