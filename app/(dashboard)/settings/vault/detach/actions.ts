"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { count } from "@/lib/core/count";
import { parse } from "@/lib/core/parse";
import { detachVault } from "@/lib/vault";

/** `created` and `processed` are checkboxes; `confirm` is the directory's name. */
export const detachAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const remove = (["created", "processed"] as const).filter((kind) => form.has(kind));
      const { message, removed } = await detachVault(
        ctx,
        parse(detachVault.input, { confirm: text(form, "confirm").trim(), remove }),
      );
      return { text: `${message}. ${count(removed, "file")} removed.` };
    },
    "/",
  );
