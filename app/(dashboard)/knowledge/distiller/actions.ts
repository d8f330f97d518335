"use server";

import { act, startedMessage, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import {
  acceptLearning,
  editLearning,
  rejectLearning,
  restoreLearning,
  startDistillerRun,
  startDistillerScan,
} from "@/lib/distiller";

const PAGE = "/knowledge";

type State = FormState<Message | null>;

export const scanAction = async (_: State, form: FormData) =>
  act(form, async (ctx) => startedMessage("Scan", await startDistillerScan(ctx)), PAGE);

export const runAction = async (_: State, form: FormData) =>
  act(form, async (ctx) => startedMessage("Run", await startDistillerRun(ctx)), PAGE);

export const acceptAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { name } = await acceptLearning(ctx, { path: text(form, "path") });
      return { text: `Accepted “${name}”.` };
    },
    PAGE,
  );

/** Rewords a learning and accepts it. */
export const editAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { name } = await editLearning(ctx, { path: text(form, "path"), name: text(form, "name") });
      return { text: `Accepted “${name}”.` };
    },
    PAGE,
  );

export const rejectAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { name } = await rejectLearning(ctx, { path: text(form, "path") });
      return { text: `Rejected “${name}”. Restore it under Rejected.` };
    },
    PAGE,
  );

/** Restores a rejected learning. */
export const restoreAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { name } = await restoreLearning(ctx, { rejection: text(form, "rejection") });
      return { text: `Restored “${name}”.` };
    },
    PAGE,
  );
