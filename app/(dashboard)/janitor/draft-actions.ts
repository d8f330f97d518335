"use server";

import { revalidatePath } from "next/cache";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import { acceptDraft, discardDraft, draftReply, startDraft, startScan } from "@/lib/janitor";
import { awaitRun } from "@/lib/runs";

const refresh = () => revalidatePath("/janitor", "layout");

/** A model is waited for so long; what takes longer comes to the page by itself. */
const WAIT_MS = 25_000;

/** What came of a proposal: null when it is there; otherwise why not, or not yet. */
export interface ProposalOutcome {
  isDone: boolean;
  reason: string | null;
}

/** Has a text proposed for `issue`; of several doubles, with the one at `with`. */
export async function proposeAction(
  _: FormState<ProposalOutcome>,
  form: FormData,
): Promise<FormState<ProposalOutcome>> {
  const result = await act(form, async (ctx): Promise<ProposalOutcome> => {
    const other = text(form, "with");
    const run = await startDraft(ctx, { issue: text(form, "issue"), ...(other && { with: other }) });
    const outcome = await awaitRun(ctx, run, WAIT_MS);
    if (!outcome.isDone) return { isDone: false, reason: null };
    return { isDone: true, reason: (await draftReply(ctx, outcome.result)).reason };
  });
  refresh();
  return result;
}

/** Writes the draft `id`, and scans again: what else it mends only a scan can say. */
export async function acceptAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  const result = await act(form, async (ctx) => {
    const { message } = await acceptDraft(ctx, { id: text(form, "id") });
    await startScan(ctx);
    return message;
  });
  refresh();
  return result;
}

export async function discardAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  const result = await act(form, async (ctx) => (await discardDraft(ctx, { id: text(form, "id") })).message);
  refresh();
  return result;
}
