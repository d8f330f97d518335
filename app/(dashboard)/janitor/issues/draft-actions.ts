"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { acceptDraft, discardDraft, draftResult, startDraft, startScan } from "@/lib/janitor";
import { awaitRun } from "@/lib/runs";

const PAGE = "/janitor";

/** How long the page waits for a model; a later draft appears when it is ready. */
const WAIT_MS = 25_000;

/** Drafts a text for `issue`; of several duplicates, a merge with the record at `with`. */
export const draftAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message | null> => {
      const other = text(form, "with");
      const run = await startDraft(ctx, { issue: text(form, "issue"), ...(other && { with: other }) });
      const outcome = await awaitRun(ctx, run, WAIT_MS);
      if (!outcome.isDone)
        return { kind: "warning", text: "Drafting: the draft appears here when it is ready." };
      const { reason } = draftResult.parse(outcome.result);
      return reason === null ? null : { kind: "warning", text: `No draft: ${reason}.` };
    },
    PAGE,
  );

/** Writes the draft `id`, and scans again: only a scan shows what else it fixes. */
export const acceptAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { message } = await acceptDraft(ctx, { id: text(form, "id") });
      await startScan(ctx);
      return { text: `${message}.` };
    },
    PAGE,
  );

export const discardAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => ({
      text: `${(await discardDraft(ctx, { id: text(form, "id") })).message}.`,
    }),
    PAGE,
  );
