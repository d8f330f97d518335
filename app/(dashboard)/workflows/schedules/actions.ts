"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import {
  createSchedule,
  deleteSchedule,
  editSchedule,
  type Fired,
  nextTimes,
  pauseSchedule,
  specInput,
  triggerSchedule,
  unpauseSchedule,
} from "@/lib/runs";

const PAGE = "/workflows/schedules";

const specOf = (form: FormData) => ({
  cron: text(form, "cron"),
  time_zone: text(form, "time_zone"),
  overlap: text(form, "overlap"),
  note: text(form, "note"),
});

export async function createScheduleAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    const named = { schedule_id: text(form, "schedule_id"), type: text(form, "type") };
    await createSchedule(ctx, { ...named, ...specOf(form), input: inputOf(text(form, "input")) });
  });
  revalidatePath(PAGE);
  if (result?.ok) redirect(PAGE);
  return result;
}

/** What someone typed as the workflow's input; nothing is an empty object. */
function inputOf(typed: string): Record<string, unknown> {
  if (typed.trim() === "") return {};
  try {
    return JSON.parse(typed);
  } catch {
    throw invalid("input", 'must be JSON, such as {"limit": 10}');
  }
}

export async function editScheduleAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    await editSchedule(ctx, { scheduleId: text(form, "scheduleId"), ...specOf(form) });
  });
  revalidatePath(PAGE);
  if (result?.ok) redirect(PAGE);
  return result;
}

const ORDERS = { pause: pauseSchedule, unpause: unpauseSchedule, delete: deleteSchedule };

/** `order` is pause, unpause or delete. */
export async function orderAction(_: FormState, form: FormData): Promise<FormState> {
  const order = text(form, "order");
  const result = await act(form, async (ctx) => {
    if (order !== "pause" && order !== "unpause" && order !== "delete") {
      throw invalid("order", "must be pause, unpause or delete");
    }
    await ORDERS[order](ctx, { scheduleId: text(form, "scheduleId") });
  });
  revalidatePath(PAGE);
  if (result?.ok && order === "delete") redirect(PAGE);
  return result;
}

export async function triggerAction(_: FormState<Fired>, form: FormData): Promise<FormState<Fired>> {
  const result = await act(form, (ctx) => triggerSchedule(ctx, { scheduleId: text(form, "scheduleId") }));
  revalidatePath(PAGE);
  return result;
}

/** When a cron expression would be due next, ISO 8601; as it is typed. */
export async function previewAction(_: FormState<string[]>, form: FormData): Promise<FormState<string[]>> {
  return act(form, async (ctx) => {
    const { cron, time_zone } = parse(specInput, {
      cron: text(form, "cron"),
      time_zone: text(form, "time_zone"),
    });
    return nextTimes(cron, time_zone, 3, ctx.clock.now()).map((time) => time.toISOString());
  });
}
