import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { describeAgent } from "@/lib/gateway";

/** Whether a model can propose texts; what a merge needs is on this machine. */
export async function canFill(ctx: Context): Promise<boolean> {
  try {
    return (await describeAgent(ctx, { agentId: "vault-janitor" })).ready;
  } catch (error) {
    // The keys cannot be opened: then there is no model, and everything else works.
    if (error instanceof KvError) return false;
    throw error;
  }
}
