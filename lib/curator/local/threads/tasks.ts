import type { ErrorCode, ErrorDetail } from "@/lib/core/errors";
import type { Plan, PlanInput } from "../../plan";

/** An error that is shown to the user, which a thread cannot throw across. */
export interface Refusal {
  code: ErrorCode;
  message: string;
  isFinal: boolean;
  details?: ErrorDetail[];
}

/** Tasks of the thread that plans long texts. */
export interface PlanningTasks {
  plan: { input: PlanInput; output: { plan: Plan } | { refusal: Refusal } };
}
