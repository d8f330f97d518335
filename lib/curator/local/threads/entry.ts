/** The code of a thread that plans long texts: rules read them for seconds, and the process has more to do. */
import { KvError } from "@/lib/core/errors";
import { serveTasks } from "@/lib/core/threads/serve";
import { planLocally } from "../plan-locally";
import type { PlanningTasks } from "./tasks";

serveTasks<PlanningTasks>({
  plan: async (input) => {
    try {
      return { plan: await planLocally(input) };
    } catch (error) {
      if (!(error instanceof KvError)) throw error;
      const { code, message, details, isFinal } = error;
      return { refusal: { code, message, isFinal, ...(details && { details }) } };
    }
  },
});
