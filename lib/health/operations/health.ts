import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { KvError } from "@/lib/core/errors";
import { outageOf } from "@/lib/core/outage";
import type { Context } from "@/lib/db";
import { CONTAINERS, type Container } from "@/lib/gateway";
import { defineOperation, noInput } from "@/lib/operation";
import { status } from "../shapes";
import { type HealthCheck, type HealthFinding, worst } from "../status/check";
import { backupHealth } from "../status/checks/backups";
import { database } from "../status/checks/database";
import { disk } from "../status/checks/disk";
import { gateway } from "../status/checks/gateway";
import { inbox } from "../status/checks/inbox";
import { memory } from "../status/checks/memory";
import { secrets } from "../status/checks/secrets";
import { vault } from "../status/checks/vault";
import { workers } from "../status/checks/workers";
import { LIMITS } from "../status/limits";

/** The checks, in the order of the reply. */
const CHECKS: readonly HealthCheck[] = [
  database,
  vault,
  disk,
  memory,
  workers,
  gateway,
  secrets,
  inbox,
  backupHealth,
];

/** The check of each of the account's containers. */
const CONTAINER_CHECKS: Record<Container, string> = { app: workers.name, gateway: gateway.name };

const output = z.object({
  status,
  containers: z.int().meta({ description: "The account's runtimes, and the number of unhealthy ones" }),
  unhealthy: z.int(),
  disk_percent: z.number().nullable().meta({
    description:
      "Of the fuller of the two disks, and of the memory that is closest to its limit; null if unknown",
  }),
  memory_percent: z.number().nullable(),
  checks: z.array(z.object({ name: z.string(), status, detail: z.string() })),
});

/** The health of the account's service: all checks run concurrently, for at most 5 s. */
export const health = defineOperation({
  id: "health",
  http: { method: "GET", path: "/admin/health" },
  tag: "Service",
  summary: "The state of the account's service: database, disk, memory, workers, gateway, inbox",
  description: "Also shows whether a key is valid. 503 without the database.",
  input: noInput,
  output,
  examples: [
    {
      output: {
        status: "ok",
        containers: 2,
        unhealthy: 0,
        disk_percent: 22,
        memory_percent: 34.4,
        checks: [
          { name: "database", status: "ok", detail: "Answers in 2 ms" },
          { name: "inbox", status: "ok", detail: "1 file waiting, the oldest for 3 s" },
        ],
      },
    },
  ],
  run: async (ctx) => {
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
  },
});

/** Without its database the service is down; without knowledge of something else it is not well. */
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
    ctx.log.warn({ err: error, check: check.name }, "health check failed");
    // What else broke is for the log: its text may name more than the caller should see.
    const known = error instanceof KvError ? error.message : outageOf(error);
    return unknown(check, known ?? "The check failed; the log says why");
  } finally {
    timer.abort();
  }
}
