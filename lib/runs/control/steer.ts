import { z } from "zod";
import { audit } from "@/lib/audit";
import { invalid } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { WORKERS, type WorkerName } from "../definition";
import type { DesiredState } from "../tables/processes";
import { setDesired } from "./desired";

/** Names some workers, or all. */
export const workersInput = z.strictObject({
  only: z
    .union([z.string(), z.array(z.string())], { error: "must be text: workers separated by commas" })
    .optional()
    .meta({ description: "Workers separated by commas; all when omitted" }),
});

/** The workers that the input names. Throws `VALIDATION_ERROR`. */
export function workersOf({ only }: z.output<typeof workersInput>): WorkerName[] {
  if (only === undefined) return [...WORKERS];
  const names = (Array.isArray(only) ? only : only.split(",")).map((name) => name.trim().toLowerCase());
  const unknown = names.find((name) => !WORKERS.some((worker) => worker === name));
  if (unknown !== undefined) {
    throw invalid("only", `"${unknown}" is no worker: name some of ${WORKERS.join(", ")}`);
  }
  return WORKERS.filter((worker) => names.includes(worker));
}

/** Sets the desired state of workers; the audit log has an entry of each that changes. */
export async function steer(
  ctx: Context,
  workers: readonly WorkerName[],
  desired: DesiredState,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    const changed = await setDesired(ctx, tx, workers, desired);
    const action = desired === "running" ? "worker.up" : "worker.down";
    await audit(ctx, tx, ...changed.map((worker) => ({ action, subject: worker })));
  });
}
