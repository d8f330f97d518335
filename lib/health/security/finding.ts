import type { z } from "zod";
import { DAY_MS } from "@/lib/core/clock";
import type { Context } from "@/lib/db";
import type { finding } from "../shapes";

export const SEVERITIES = ["critical", "warn", "info"] as const;

export type Severity = (typeof SEVERITIES)[number];

/** A security issue; `remediation` says how to fix it. */
export type SecurityFinding = z.output<typeof finding>;

/** Checks for one kind of issue. */
export interface SecurityCheck {
  id: string;
  run: (ctx: Context) => Promise<Omit<SecurityFinding, "checkId">[]>;
}

/** Whole days from `then` to `now`. */
export const daysSince = (then: Date, now: Date): number =>
  Math.floor((now.getTime() - then.getTime()) / DAY_MS);
