import type { z } from "zod";
import type { Context } from "@/lib/db";
import type { finding } from "../shapes";

export const SEVERITIES = ["critical", "warn", "info"] as const;

export type Severity = (typeof SEVERITIES)[number];

export type Finding = z.output<typeof finding>;

/** Looks for one thing that can be wrong; answers what it found, often nothing. */
export interface Check {
  id: string;
  look: (ctx: Context) => Promise<Omit<Finding, "checkId">[]>;
}

const DAY_MS = 86_400_000;

/** Whole days from `then` to `now`. */
export const daysSince = (then: Date, now: Date): number =>
  Math.floor((now.getTime() - then.getTime()) / DAY_MS);

/** The time that was so many days before. */
export const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);
