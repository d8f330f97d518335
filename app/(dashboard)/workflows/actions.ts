"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { spanOf, startedWithin } from "@/components/runs/conditions";
import { deleteView, parseFilter, renameView, saveView } from "@/lib/runs";

const PAGE = "/workflows";

/** Saves the filter as a view. A time span stays relative, so that the view means the same tomorrow. */
export const saveViewAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const now = ctx.clock.now();
      const query = text(form, "query");
      const filter = parseFilter(query);
      const within = spanOf(filter, now) ?? null;
      const saved = within ? startedWithin(filter, null, now) : query;
      await saveView(ctx, { name: text(form, "name"), query: saved, within });
      return { text: "View saved." };
    },
    PAGE,
  );

export const renameViewAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await renameView(ctx, { id: text(form, "id"), name: text(form, "name") });
      return { text: "View renamed." };
    },
    PAGE,
  );

export const deleteViewAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await deleteView(ctx, { id: text(form, "id") });
      return { text: "View deleted." };
    },
    PAGE,
  );
