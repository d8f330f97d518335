import type { Context } from "@/lib/db";
import { budgetOf } from "./budget";
import type { CallFailure } from "./outcome";

/** No model answered: none is configured, the daily budget is used up, or all failed. */
export class NoModel extends Error {
  constructor(
    readonly reason: "not_configured" | "budget" | "failed",
    message: string,
    /** How the last model failed, if one was asked. */
    readonly outcome?: CallFailure["outcome"],
  ) {
    super(message);
    this.name = "NoModel";
  }
}

/** Throws `NoModel` when the account has used up its budget of today. */
export async function assertWithinBudget(ctx: Context): Promise<void> {
  if ((await budgetOf(ctx)).is_reached) throw new NoModel("budget", "The daily budget for models is used up");
}
