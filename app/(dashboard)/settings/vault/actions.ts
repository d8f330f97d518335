"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { count } from "@/components/ui/count";
import { parse } from "@/lib/core/parse";
import { detachVault, writeVaultSettings } from "@/lib/vault";
import { readFolders, readIgnore } from "./form-settings";

/** `enabled` is a checkbox. */
export const settingsAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const input = {
        type_folders: readFolders(text(form, "folders")),
        ignore: readIgnore(text(form, "ignore")),
        inbox: { folder: text(form, "inbox").trim(), enabled: form.has("enabled") },
      };
      await writeVaultSettings(ctx, parse(writeVaultSettings.input, input));
      return { text: "Settings saved." };
    },
    "/settings/vault",
  );

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
