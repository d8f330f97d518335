import type { Plan, PlanInput } from "./plan";

/**
 * Plans an inbox file without a model. What that takes is loaded with the first file: only workers plan, and their rules and
 * weights are a quarter of all the code that a web process would load.
 */
export async function planLocally(input: PlanInput): Promise<Plan> {
  const local = await import("./local");
  return local.planLocally(input);
}
