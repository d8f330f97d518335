import type { Context } from "@/lib/db";
import { describeAgent } from "@/lib/gateway";

/** Whether a model can propose texts. A merge needs none. */
export const canFill = async (ctx: Context): Promise<boolean> =>
  (await describeAgent(ctx, { agentId: "vault-janitor" })).ready;
