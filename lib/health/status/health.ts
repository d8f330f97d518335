import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "@/lib/db";
import { CONTAINERS, type Container } from "@/lib/gateway";
import { type HealthCheck, type HealthFinding, type HealthStatus, worst } from "./check";
import { backupHealth } from "./checks/backups";
import { database } from "./checks/database";
import { disk } from "./checks/disk";
import { gateway } from "./checks/gateway";
import { inbox } from "./checks/inbox";
import { memory } from "./checks/memory";
import { vault } from "./checks/vault";
import { workers } from "./checks/workers";
import { LIMITS } from "./limits";

/** In the order of the report. */
const CHECKS: readonly HealthCheck[] = [database, vault, disk, memory, workers, gateway, inbox, backupHealth];

/** The check that determines the health of each runtime. */
const CONTAINER_CHECKS: Record<Container, string> = { app: workers.name, gateway: gateway.name };

export interface Health {
  status: HealthStatus;
  /** The account's runtimes, and how many of them are unhealthy. */
  containers: number;
  unhealthy: number;
  /** Of the fuller disk, and of the memory closest to its limit; null when the check failed. */
  disk_percent: number | null;
  memory_percent: number | null;
  checks: { name: string; status: HealthStatus; detail: string }[];
}

/** Runs all health checks of the account's service concurrently, each for at most 5 s. */
export async function checkHealth(ctx: Context): Promise<Health> {
  const found = await Promise.all(
    CHECKS.map(async (check) => ({ name: check.name, ...(await runWithTimeout(ctx, check)) })),
  );
  const of = (name: string) => found.find((each) => each.name === name);
  return {
    status: worst(found.map(({ status }) => status)),
    containers: CONTAINERS.length,
    unhealthy: CONTAINERS.filter((name) => of(CONTAINER_CHECKS[name])?.status !== "ok").length,
    disk_percent: of(disk.name)?.percent ?? null,
    memory_percent: of(memory.name)?.percent ?? null,
    checks: found.map(({ name, status, detail }) => ({ name, status, detail })),
  };
}

/** The finding of a check that failed: without its database the service is down, otherwise degraded. */
const unknown = ({ name }: HealthCheck, detail: string): HealthFinding => ({
  status: name === database.name ? "down" : "degraded",
  detail,
});

async function runWithTimeout(ctx: Context, check: HealthCheck): Promise<HealthFinding> {
  const timer = new AbortController();
  const late = sleep(LIMITS.checkMs, null, { signal: timer.signal, ref: false }).catch(() => null);
  try {
    const found = await Promise.race([check.run(ctx), late]);
    return found ?? unknown(check, `No answer within ${LIMITS.checkMs / 1000} s`);
  } catch (error) {
    // Details are only logged: the message may name more than the caller should see.
    ctx.log.warn({ err: error, check: check.name }, "health check failed");
    return unknown(check, "Check failed; see the log");
  } finally {
    timer.abort();
  }
}
