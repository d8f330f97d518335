import { invalid, KvError } from "@/lib/core/errors";
import { ThreadMemory, ThreadTimeout } from "@/lib/core/threads/limits";
import { PLANNING_LIMITS } from "./local/threads/limits";
import { planningThreads } from "./local/threads/pool";
import type { Plan, PlanInput } from "./plan";

/** Characters or bytes, above which a text is planned in a thread: a thousand lines take a second. */
const LONG = 40_000;

/**
 * Plans an inbox file without a model. What that takes is loaded with the first file: only workers plan, and their rules and
 * weights are a quarter of all the code that a web process would load. Throws what `planLocally` of `local/` does.
 */
export async function planLocally(input: PlanInput): Promise<Plan> {
  if (input.content.length > LONG) return planInThread(input);
  const local = await import("./local");
  return local.planLocally(input);
}

async function planInThread(input: PlanInput): Promise<Plan> {
  const { runMs, growthMb } = PLANNING_LIMITS;
  const planned = await planningThreads()
    .run("plan", input, { runMs, growthMb })
    .catch((error: unknown) => {
      if (error instanceof ThreadTimeout) throw cannotPlan(input, `It takes longer than ${runMs / 1000} s`);
      if (error instanceof ThreadMemory) throw cannotPlan(input, "It takes too much memory");
      throw error;
    });
  if ("plan" in planned) return planned.plan;
  const { code, message, ...options } = planned.refusal;
  throw new KvError(code, message, options);
}

const cannotPlan = ({ filename }: PlanInput, reason: string): KvError =>
  invalid("content", `${filename} cannot be read. ${reason}: split it into several files.`);
