"use server";

import { revalidatePath } from "next/cache";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { parse } from "@/lib/core/parse";
import {
  type Ignored,
  ignoreFile,
  ignoreInput,
  janitorWorkflow,
  startScan,
  unignoreFile,
  unignoreInput,
  writeJanitorSettings,
} from "@/lib/janitor";
import { describeSchedule, editSchedule } from "@/lib/runs";

const refresh = () => revalidatePath("/janitor", "layout");

/** `scope` is `code` to ignore issues of `code` in `file`, else all of the file's. */
export async function ignoreAction(_: FormState<Ignored>, form: FormData): Promise<FormState<Ignored>> {
  const result = await act(form, (ctx) => {
    const code = text(form, "scope") === "code" ? text(form, "code") : undefined;
    const reason = text(form, "reason").trim() || undefined;
    return ignoreFile(ctx, parse(ignoreInput, { file: text(form, "file"), code, reason }));
  });
  refresh();
  return result;
}

/** Lets the janitor speak of a file again, and scans for what it has to say. */
export async function unignoreAction(
  _: FormState<{ message: string }>,
  form: FormData,
): Promise<FormState<{ message: string }>> {
  const result = await act(form, async (ctx) => {
    const code = text(form, "code") || undefined;
    const done = await unignoreFile(ctx, parse(unignoreInput, { file: text(form, "file"), code }));
    await startScan(ctx);
    return done;
  });
  refresh();
  return result;
}

/** `relate` and `nightly` are checkboxes. */
export async function settingsAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    const scheduleId = janitorWorkflow.schedule?.id ?? "";
    const { action } = await describeSchedule(ctx, { scheduleId });
    await writeJanitorSettings(ctx, { relate_body_links: form.has("relate") });
    await editSchedule(ctx, { scheduleId, input: { ...action.input, fix: form.has("nightly") } });
  });
  refresh();
  return result;
}
