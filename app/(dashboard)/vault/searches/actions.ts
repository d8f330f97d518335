"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { deleteSearch, renameSearch, saveSearch } from "@/lib/vault";

const PAGE = "/vault";

/** Saves what the page shows under a name. */
export const saveSearchAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await saveSearch(ctx, { name: text(form, "name"), query: text(form, "query") });
      return { text: "Search saved." };
    },
    PAGE,
  );

export const renameSearchAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await renameSearch(ctx, { id: text(form, "id"), name: text(form, "name") });
      return { text: "Search renamed." };
    },
    PAGE,
  );

export const deleteSearchAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await deleteSearch(ctx, { id: text(form, "id") });
      return { text: "Search deleted." };
    },
    PAGE,
  );
