"use server";

import { act } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { invalid } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { distillerWorkflow } from "@/lib/distiller";
import { janitorWorkflow } from "@/lib/janitor";
import { editScheduleInput } from "@/lib/runs";
import { writeSurveyorSettings } from "@/lib/surveyor";
import { writeVaultSettings } from "@/lib/vault";

/** `path` and `type` repeat for each folder; `inbox`, `janitor`, `distiller` and `surveyor` are checkboxes. */
export const acceptAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const input = { type_folders: foldersOf(form), inbox: { enabled: form.has("inbox") } };
      await writeVaultSettings(ctx, parse(writeVaultSettings.input, input));
      await editScheduleInput(ctx, janitorWorkflow.schedule?.id ?? "", { fix: form.has("janitor") });
      await editScheduleInput(ctx, distillerWorkflow.schedule?.id ?? "", { scan: !form.has("distiller") });
      await writeSurveyorSettings(ctx, { write: form.has("surveyor") });
      return { text: "Vault set up.", link: { href: "/vault", label: "View vault" } };
    },
    "/",
  );

/** The folder of each type. Throws `VALIDATION_ERROR` for a type with two folders. */
function foldersOf(form: FormData): Record<string, string> {
  const [paths, types] = [form.getAll("path").map(String), form.getAll("type").map(String)];
  const folders = new Map<string, string>();
  for (const [at, path] of paths.entries()) {
    const type = types[at] ?? "";
    if (type === "") continue;
    const other = folders.get(type);
    if (other !== undefined)
      throw invalid("type", `${other} and ${path} cannot both be the folder of ${type}: choose one`);
    folders.set(type, path);
  }
  return Object.fromEntries(folders);
}
