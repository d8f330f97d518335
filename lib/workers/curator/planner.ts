import type { Context } from "@/lib/db";
import { describeAgent, NoModel } from "@/lib/gateway";
import { planLocally } from "./local";
import { NoPlan, planByModel } from "./model/plan-by-model";
import type { Plan, PlanInput } from "./plan";

/** Who made a plan; `reason`: why it was not a model. */
export type PlannedBy =
  | { engine: "model"; provider: string; model: string }
  | { engine: "local"; reason: string };

export interface Planned {
  plan: Plan;
  by: PlannedBy;
}

/** Has the Curator's model plan the file, or the local planner where no model can. */
export async function makePlan(ctx: Context, input: PlanInput): Promise<Planned> {
  const { ready } = await describeAgent(ctx, { agentId: "vault-curator" });
  if (!ready) return locally(input, "No model provider is configured");
  try {
    const { plan, provider, model } = await planByModel(ctx, input);
    return { plan, by: { engine: "model", provider, model } };
  } catch (error) {
    if (!(error instanceof NoModel) && !(error instanceof NoPlan)) throw error;
    ctx.log.warn({ reason: error.message }, "planned by the local engine");
    return locally(input, error.message);
  }
}

const locally = async (input: PlanInput, reason: string): Promise<Planned> => ({
  plan: await planLocally(input),
  by: { engine: "local", reason },
});
