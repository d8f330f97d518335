"use server";

import { revalidatePath } from "next/cache";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import type { Context } from "@/lib/db";
import {
  type Accepted,
  acceptLearning,
  editLearning,
  type Rejected,
  rejectLearning,
  restoreLearning,
  startDistillerRun,
  startDistillerScan,
} from "@/lib/distiller";
import type { Started } from "@/lib/runs";

async function then<T>(form: FormData, work: (ctx: Context) => Promise<T>): Promise<FormState<T>> {
  const result = await act(form, work);
  revalidatePath("/knowledge");
  return result;
}

/** Starts a run, or a scan where the form says so; or joins the one that goes on. */
export async function startAction(_: FormState<Started>, form: FormData): Promise<FormState<Started>> {
  return then(form, (ctx) =>
    text(form, "what") === "scan" ? startDistillerScan(ctx) : startDistillerRun(ctx),
  );
}

export async function acceptAction(_: FormState<Accepted>, form: FormData): Promise<FormState<Accepted>> {
  return then(form, (ctx) => acceptLearning(ctx, { path: text(form, "path") }));
}

/** Gives a learning other words and accepts it. */
export async function editAction(_: FormState<Accepted>, form: FormData): Promise<FormState<Accepted>> {
  return then(form, (ctx) => editLearning(ctx, { path: text(form, "path"), name: text(form, "name") }));
}

export async function rejectAction(_: FormState<Rejected>, form: FormData): Promise<FormState<Rejected>> {
  return then(form, (ctx) => rejectLearning(ctx, { path: text(form, "path") }));
}

/** Takes a rejection back. */
export async function restoreAction(_: FormState<Accepted>, form: FormData): Promise<FormState<Accepted>> {
  return then(form, (ctx) => restoreLearning(ctx, { rejection: text(form, "rejection") }));
}
