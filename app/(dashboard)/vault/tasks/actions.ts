"use server";

import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { editRecord } from "@/lib/vault";

const PAGE = "/vault/tasks";

/** The task whose status was set, and the status that it had; null when it had none. */
export interface StatusReply {
  path: string;
  name: string;
  before: string | null;
}

/** Sets the status of a task, or removes it when none is given. */
export const setTaskStatusAction = async (
  _: FormState<StatusReply>,
  form: FormData,
): Promise<FormState<StatusReply>> =>
  act(
    form,
    async (ctx) => {
      const [path, status] = [text(form, "path"), text(form, "status")];
      await editRecord(ctx, { path, ...(status === "" ? { unset: ["status"] } : { set: { status } }) });
      return { path, name: text(form, "name"), before: text(form, "before") || null };
    },
    PAGE,
  );
