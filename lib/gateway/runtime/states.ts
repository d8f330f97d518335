import type { Context } from "@/lib/db";
import { CONTAINERS, type Container, readRestarts } from "./containers";
import { runtimeOf } from "./runtime";

/** The state of a container after the last requested restart. */
export interface ContainerState {
  name: Container;
  /** The number of restarts. */
  generation: number;
  /** When the last restart was requested, ISO 8601; null before the first. */
  requested_at: string | null;
  is_restarted: boolean;
}

/** Milliseconds after which worker processes, which do not confirm a restart, have restarted. */
const RESTART_TIMEOUT_MS = 5_000;

/** Both containers: the gateway by this process's runtime, the app by the time since the request. */
export async function containerStates(ctx: Context): Promise<ContainerState[]> {
  const { generation: held } = await runtimeOf(ctx);
  const rows = await readRestarts(ctx);
  const now = ctx.clock.now().getTime();
  return CONTAINERS.map((name) => {
    const row = rows.find((each) => each.name === name);
    const generation = row?.generation ?? 0;
    const age = row ? now - row.restartedAt.getTime() : Number.POSITIVE_INFINITY;
    return {
      name,
      generation,
      requested_at: row?.restartedAt.toISOString() ?? null,
      is_restarted: name === "gateway" ? held >= generation : age >= RESTART_TIMEOUT_MS,
    };
  });
}
