"use server";

import { act, startedMessage, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import {
  acceptInstinct,
  disableLearning,
  enableLearning,
  retireInstinct,
  startLearning,
} from "@/lib/learning";

const PAGE = "/knowledge/learning";

type State = FormState<Message | null>;

export const acceptAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { says } = await acceptInstinct(ctx, { id: text(form, "id") });
      return { text: `Rule accepted: ${says}.` };
    },
    PAGE,
  );

export const retireAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { says } = await retireInstinct(ctx, { id: text(form, "id") });
      return { text: `Rule retired: ${says}.` };
    },
    PAGE,
  );

/** `enabled` is `true` or `false`. */
export const switchAction = async (_: State, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const isOn = text(form, "enabled") === "true";
      await (isOn ? enableLearning : disableLearning)(ctx);
      return { text: isOn ? "Learning resumed." : "Learning paused." };
    },
    PAGE,
  );

export const learnAction = async (_: State, form: FormData) =>
  act(form, async (ctx) => startedMessage("Run", await startLearning(ctx)), PAGE);
