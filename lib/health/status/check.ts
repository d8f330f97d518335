import type { Context } from "@/lib/db";

/** From well to unwell: `degraded` still answers, `down` does not do its work. */
export const STATUSES = ["ok", "degraded", "down"] as const;

export type HealthStatus = (typeof STATUSES)[number];

/** What a check found; `detail` is a sentence with the figures that it judged by. */
export interface HealthFinding {
  status: HealthStatus;
  detail: string;
  /** How full a thing is, in percent, where that is what was looked at. */
  percent?: number;
}

/** Looks at one thing on which the account's service depends. */
export interface HealthCheck {
  name: string;
  run: (ctx: Context) => Promise<HealthFinding>;
}

/** The worst of several; `ok` where there are none. */
export const worst = (statuses: readonly HealthStatus[]): HealthStatus =>
  statuses.reduce((a, b) => (STATUSES.indexOf(b) > STATUSES.indexOf(a) ? b : a), "ok");
