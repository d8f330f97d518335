import type { Context } from "@/lib/db";

/** Best first: `degraded` still answers, `down` does not work. */
export const STATUSES = ["ok", "degraded", "down"] as const;

export type HealthStatus = (typeof STATUSES)[number];

/** The result of a check; `detail` is a sentence with its figures. */
export interface HealthFinding {
  status: HealthStatus;
  detail: string;
  /** Usage in percent, for checks of disks and memory. */
  percent?: number;
}

/** Checks one dependency of the account's service. */
export interface HealthCheck {
  name: string;
  run: (ctx: Context) => Promise<HealthFinding>;
}

/** The worst of several; `ok` where there are none. */
export const worst = (statuses: readonly HealthStatus[]): HealthStatus =>
  statuses.reduce((a, b) => (STATUSES.indexOf(b) > STATUSES.indexOf(a) ? b : a), "ok");
