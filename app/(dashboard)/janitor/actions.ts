"use server";

import { revalidatePath } from "next/cache";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { type Hunk, hunksOf } from "@/components/diff/hunks";
import { parse } from "@/lib/core/parse";
import type { Context } from "@/lib/db";
import {
  type AppliedOffer,
  applyOffer,
  fixInput,
  previewFix,
  previewOffer,
  type Reverted,
  revertFixes,
  startFix,
  startScan,
} from "@/lib/janitor";
import type { Started } from "@/lib/runs";
import { awaitRun } from "@/lib/runs";

const refresh = () => revalidatePath("/janitor", "layout");

/** A single fix is waited for so long; anything longer is shown as it goes on. */
const WAIT_MS = 15_000;

export async function scanAction(_: FormState<Started>, form: FormData): Promise<FormState<Started>> {
  const result = await act(form, startScan);
  refresh();
  return result;
}

/** Starts a fix of `code`, or of everything certain. */
export async function fixManyAction(_: FormState<Started>, form: FormData): Promise<FormState<Started>> {
  const codes = text(form, "code") ? [text(form, "code")] : undefined;
  const result = await act(form, (ctx) => startFix(ctx, parse(fixInput, { codes })));
  refresh();
  return result;
}

/** Fixes one issue, and waits for it. */
export async function fixOneAction(
  _: FormState<{ isDone: boolean }>,
  form: FormData,
): Promise<FormState<{ isDone: boolean }>> {
  const result = await act(form, async (ctx) => {
    const started = await startFix(ctx, { issues: [text(form, "issue")] });
    const { isDone } = await awaitRun(ctx, started, WAIT_MS);
    return { isDone };
  });
  refresh();
  return result;
}

export interface Previewed {
  /** The offer's place, or null for the fix. */
  offer: number | null;
  /** Null where no text of the file changes. */
  hunks: Hunk[] | null;
}

/** What the fix of `issue`, or its `offer`, would change. */
export async function previewAction(_: FormState<Previewed>, form: FormData): Promise<FormState<Previewed>> {
  return act(form, async (ctx): Promise<Previewed> => {
    const issue = text(form, "issue");
    if (text(form, "offer") === "") {
      const { before, after } = await previewFix(ctx, { issue });
      return { offer: null, hunks: hunksOf(before, after) };
    }
    const offer = Number(text(form, "offer"));
    const { change } = await previewOffer(ctx, { issue, offer });
    return { offer, hunks: change && hunksOf(change.before, change.after) };
  });
}

export async function offerAction(
  _: FormState<AppliedOffer>,
  form: FormData,
): Promise<FormState<AppliedOffer>> {
  const result = await act(form, async (ctx) => {
    const applied = await applyOffer(ctx, { issue: text(form, "issue"), offer: Number(text(form, "offer")) });
    // What else it mends only a scan can say.
    await startScan(ctx);
    return applied;
  });
  refresh();
  return result;
}

/** Takes back the fix of `entry`, or every one of `sweep`, and scans again. */
export async function revertAction(_: FormState<Reverted>, form: FormData): Promise<FormState<Reverted>> {
  const result = await act(form, async (ctx) => {
    const reverted = await revert(ctx, form);
    await startScan(ctx);
    return reverted;
  });
  refresh();
  return result;
}

const revert = (ctx: Context, form: FormData): Promise<Reverted> =>
  text(form, "sweep")
    ? revertFixes(ctx, { sweep: text(form, "sweep") })
    : revertFixes(ctx, { entry: Number(text(form, "entry")) });
