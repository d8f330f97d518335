import type { Context } from "@/lib/db";
import { describeAgent, NoModel } from "@/lib/gateway";
import { planLocally } from "./local";
import { NoPlan, planByModel } from "./model/plan-by-model";
import type { Plan, PlanInput } from "./plan";
import { type RoutedPlan, type Routing, routePlan, routingOf } from "./routing";

/** Who made a plan; `reason`: why it was not a model. */
export type PlannedBy =
  | { engine: "model"; provider: string; model: string }
  | { engine: "local"; reason: string };

export interface Planned {
  plan: RoutedPlan;
  by: PlannedBy;
  /** Missing in runs that were planned before there were instincts. */
  routing?: Routing;
}

type Made = Pick<Planned, "by"> & { plan: Plan };

/**
 * Asks the instincts where the file goes, then has the Curator's model plan it, or the local planner where no model
 * can. What an instinct says of type, folder and project comes before what the plan says.
 */
export async function makePlan(ctx: Context, input: PlanInput): Promise<Planned> {
  const routing = await routingOf(ctx, input);
  const { plan, by } = await planContent(ctx, input);
  return { plan: routePlan(plan, routing), by, routing };
}

async function planContent(ctx: Context, input: PlanInput): Promise<Made> {
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

const locally = async (input: PlanInput, reason: string): Promise<Made> => ({
  plan: await planLocally(input),
  by: { engine: "local", reason },
});
