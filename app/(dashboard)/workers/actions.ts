"use server";

import { revalidatePath } from "next/cache";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { invalid } from "@/lib/core/errors";
import { type Started, startWorkflow, workersDown, workersRestart, workersUp } from "@/lib/runs";

const ORDERS = { start: workersUp, stop: workersDown, restart: workersRestart };

/** `order` is start, stop or restart; `only` names one worker, without it all are meant. */
export async function steerAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    const order = text(form, "order");
    if (order !== "start" && order !== "stop" && order !== "restart") {
      throw invalid("order", "must be start, stop or restart");
    }
    const only = text(form, "only");
    await ORDERS[order](ctx, only ? { only } : {});
  });
  revalidatePath("/workers");
  return result;
}

/** Starts a workflow by its type with nothing but defaults, or joins the run that goes on. */
export async function runNowAction(_: FormState<Started>, form: FormData): Promise<FormState<Started>> {
  const result = await act(form, (ctx) => startWorkflow(ctx, { type: text(form, "type") }));
  revalidatePath("/workers");
  return result;
}
