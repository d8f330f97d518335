"use server";

import { revalidatePath } from "next/cache";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { parse } from "@/lib/core/parse";
import type { Started } from "@/lib/runs";
import {
  renameCluster,
  settleProposal,
  settleProposalInput,
  startSurvey,
  withdrawOwn,
  writeSurveyorSettings,
} from "@/lib/surveyor";

const refresh = () => revalidatePath("/knowledge", "layout");

export async function surveyAction(_: FormState<Started>, form: FormData): Promise<FormState<Started>> {
  const result = await act(form, startSurvey);
  refresh();
  return result;
}

export async function renameAction(
  _: FormState<{ label: string }>,
  form: FormData,
): Promise<FormState<{ label: string }>> {
  const result = await act(form, (ctx) =>
    renameCluster(ctx, { clusterId: text(form, "cluster"), label: text(form, "label") }),
  );
  if (result?.ok) refresh();
  return result;
}

/** `accept` is `yes` or `no`. */
export async function settleAction(
  _: FormState<{ message: string }>,
  form: FormData,
): Promise<FormState<{ message: string }>> {
  const result = await act(form, (ctx) => {
    const [path, kind, value] = [text(form, "path"), text(form, "kind"), text(form, "value")];
    const accept = text(form, "accept") === "yes";
    return settleProposal(ctx, parse(settleProposalInput, { path, kind, value, accept }));
  });
  refresh();
  return result;
}

/** `write` is a checkbox. */
export async function settingsAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    await writeSurveyorSettings(ctx, { write: form.has("write") });
  });
  refresh();
  return result;
}

export async function withdrawAction(
  _: FormState<{ message: string }>,
  form: FormData,
): Promise<FormState<{ message: string }>> {
  const result = await act(form, (ctx) => withdrawOwn(ctx));
  refresh();
  return result;
}
