"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { parse } from "@/lib/core/parse";
import { writeVaultSettings } from "@/lib/vault";
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
        time_zone: text(form, "time_zone").trim(),
      };
      await writeVaultSettings(ctx, parse(writeVaultSettings.input, input));
      return { text: "Settings saved." };
    },
    "/settings/vault",
  );
