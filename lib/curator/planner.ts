import { withArticle } from "@/lib/core/article";
import type { Context } from "@/lib/db";
import { describeAgent, type EngineUsed, NoModel, whyNoModel } from "@/lib/gateway";
import { NoPlanError, planByModel } from "./model/plan-by-model";
import { withOwnFields } from "./own-fields";
import { ownRecord } from "./own-record";
import type { Plan, PlanInput } from "./plan";
import { planLocally } from "./plan-locally";
import type { Held } from "./proposals/hold";
import { type RoutedPlan, type Routing, routePlan } from "./routing";
import type { AmbiguousName } from "./untyped";

export interface Planned {
  plan: RoutedPlan;
  by: EngineUsed;
  /** Of the bytes that were planned; missing in runs of earlier versions. */
  hash?: string;
  /** Missing in runs older than instincts. */
  routing?: Routing;
  /** Names that several untyped notes have: none was chosen. */
  ambiguous?: AmbiguousName[];
  /** What waits for review; missing in runs of earlier versions. */
  held?: Held[];
}

type PlanResult = Pick<Planned, "by"> & { plan: Plan };

/** What the account says about how a file is planned. */
export interface Guidance {
  routing: Routing;
  /** Whether a model can be asked. */
  hasModel: boolean;
}

/** Whether files can be planned by a model. */
export const hasModel = async (ctx: Context): Promise<boolean> =>
  (await describeAgent(ctx, { agentId: "vault-curator" })).ready;

/**
 * Plans a file with the Curator's model, or with the local planner when no model can. The type, folder and project of
 * an instinct override those of the plan, but not of a file that is a record by its own frontmatter.
 */
export async function makePlan(ctx: Context, input: PlanInput, guidance: Guidance): Promise<Planned> {
  const own = await ownRecord(input);
  if (own)
    return { plan: own, by: { engine: "local", reason: `The file is ${withArticle(own.note.type)} record` } };
  const { routing } = guidance;
  const { plan, by } = await planContent(ctx, input, guidance);
  return { plan: routePlan(withOwnFields(plan, input), routing), by, routing };
}

async function planContent(ctx: Context, input: PlanInput, { hasModel }: Guidance): Promise<PlanResult> {
  if (!hasModel)
    return planWithLocalEngine(input, (await whyNoModel(ctx, "vault-curator")) ?? "No model was configured");
  try {
    const { plan, ...by } = await planByModel(ctx, input);
    return { plan, by: { engine: "model", ...by } };
  } catch (error) {
    if (!(error instanceof NoModel) && !(error instanceof NoPlanError)) throw error;
    ctx.log.warn({ reason: error.message }, "planned by the local engine");
    return planWithLocalEngine(input, error.message);
  }
}

const planWithLocalEngine = async (input: PlanInput, reason: string): Promise<PlanResult> => ({
  plan: await planLocally(input),
  by: { engine: "local", reason },
});
