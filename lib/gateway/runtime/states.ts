import { eq } from "drizzle-orm";
import type { Context } from "@/lib/db";
import { runtimeGenerations } from "../tables";
import { CONTAINERS, type Container } from "./containers";
import { runtimeOf } from "./runtime";

/** How one of the account's containers stands to the last restart that was asked for. */
export interface ContainerState {
  name: Container;
  /** How often it was restarted. */
  generation: number;
  /** When the last restart was asked for, ISO 8601; null when none was. */
  requested_at: string | null;
  is_restarted: boolean;
}

/** Every worker process obeys within this time; none says when it did. Milliseconds. */
const OBEYED_MS = 5_000;

/** Both containers: the gateway as this process holds it, the app by the time that its processes have. */
export async function containerStates(ctx: Context): Promise<ContainerState[]> {
  const { generation: held } = await runtimeOf(ctx);
  const rows = await ctx.db.tx((tx) =>
    tx.select().from(runtimeGenerations).where(eq(runtimeGenerations.accountId, ctx.account.id)),
  );
  const now = ctx.clock.now().getTime();
  return CONTAINERS.map((name) => {
    const row = rows.find((each) => each.name === name);
    const generation = row?.generation ?? 0;
    const age = row ? now - row.restartedAt.getTime() : Number.POSITIVE_INFINITY;
    return {
      name,
      generation,
      requested_at: row?.restartedAt.toISOString() ?? null,
      is_restarted: name === "gateway" ? held >= generation : age >= OBEYED_MS,
    };
  });
}
