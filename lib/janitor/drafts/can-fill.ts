import { KvError } from "@/lib/core/errors";
import type { Context } from "@/lib/db";
import { describeAgent } from "@/lib/gateway";

/** Whether a model can propose texts. A merge needs none. */
export async function canFill(ctx: Context): Promise<boolean> {
  try {
    return (await describeAgent(ctx, { agentId: "vault-janitor" })).ready;
  } catch (error) {
    // The credentials cannot be decrypted, so no model is available.
    if (error instanceof KvError) return false;
    throw error;
  }
}
