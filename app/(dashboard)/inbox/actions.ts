"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { count } from "@/lib/core/count";
import { deleteInboxFile, resumeFiles, retryInboxFile } from "@/lib/vault";

export const retryAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await retryInboxFile(ctx, { id: text(form, "id") });
      return { text: `${text(form, "filename")} queued.` };
    },
    "/inbox",
  );

/** Has all files that are on hold processed. */
export const resumeAllAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => ({ text: `${count(await resumeFiles(ctx), "file")} queued.` }),
    "/inbox",
  );

export const deleteAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { location } = await deleteInboxFile(ctx, { id: text(form, "id") });
      return { text: `Deleted ${location}.` };
    },
    "/inbox",
  );
