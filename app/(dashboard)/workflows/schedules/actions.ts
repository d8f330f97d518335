"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { act, actAndClose, startedMessage, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { invalid, KvError } from "@/lib/core/errors";
import { parseJson } from "@/lib/core/json";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import {
  createSchedule,
  deleteSchedule,
  editSchedule,
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
  const create = async (ctx: Context) => {
    const named = { schedule_id: text(form, "schedule_id"), type: text(form, "type") };
    await createSchedule(ctx, { ...named, ...specOf(form), input: inputOf(text(form, "input")) });
  };
  const result = await act(form, create, PAGE);
  if (result?.ok) redirect(PAGE);
  return result;
}

/** The typed input of the workflow; nothing is an empty object. */
function inputOf(typed: string): Record<string, unknown> {
  if (typed.trim() === "") return {};
  try {
    return parse(z.record(z.string(), z.unknown()), parseJson(typed), "input");
  } catch (error) {
    if (!(error instanceof KvError) || error.details) throw error;
    throw invalid("input", `${error.message}. Write an object, such as {"limit": 10}`);
  }
}

export async function editScheduleAction(_: FormState, form: FormData): Promise<FormState> {
  const edit = async (ctx: Context) =>
    void (await editSchedule(ctx, { scheduleId: text(form, "scheduleId"), ...specOf(form) }));
  const result = await act(form, edit, PAGE);
  if (result?.ok) redirect(PAGE);
  return result;
}

type State = FormState<Message | null>;

export const pauseAction = async (_: State, form: FormData) =>
  settle(form, pauseSchedule, "Schedule paused.");

export const resumeAction = async (_: State, form: FormData) =>
  settle(form, unpauseSchedule, "Schedule resumed.");

export const deleteAction = async (_: State, form: FormData) =>
  actAndClose(form, (ctx) => deleteSchedule(ctx, { scheduleId: text(form, "scheduleId") }), PAGE);

const settle = (
  form: FormData,
  work: (ctx: Context, input: { scheduleId: string }) => Promise<unknown>,
  done: string,
): Promise<State> =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await work(ctx, { scheduleId: text(form, "scheduleId") });
      return { text: done };
    },
    PAGE,
  );

export const triggerAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx) => {
      const { execution, reused } = await triggerSchedule(ctx, { scheduleId: text(form, "scheduleId") });
      return startedMessage("Run", { ...execution, reused });
    },
    PAGE,
  );

/** The next times of a typed cron expression, ISO 8601. */
export async function previewAction(_: FormState<string[]>, form: FormData): Promise<FormState<string[]>> {
  return act(form, async (ctx) => {
    const { cron, time_zone } = parse(specInput, {
      cron: text(form, "cron"),
      time_zone: text(form, "time_zone"),
    });
    return nextTimes(cron, time_zone, 3, ctx.clock.now()).map((time) => time.toISOString());
  });
}
