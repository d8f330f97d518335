"use server";

import { act, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { parse } from "@/lib/core/parse";
import {
  ignoreFile,
  janitorWorkflow,
  rejectStatus,
  startScan,
  unignoreFile,
  unignoreGroup,
  writeJanitorSettings,
} from "@/lib/janitor";
import { editScheduleInput } from "@/lib/runs";

const PAGE = "/janitor";

/** `scope` is `code` to ignore issues of `code` in `file`; otherwise the whole file is ignored. */
export const ignoreAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const only = text(form, "scope") === "code" ? text(form, "code") : undefined;
      const reason = text(form, "reason").trim() || undefined;
      const input = parse(ignoreFile.input, { file: text(form, "file"), code: only, reason });
      const { file, code } = await ignoreFile(ctx, input);
      return {
        text: `Ignoring ${code ? `${code} in ${file}` : file}.`,
        link: { href: "/janitor/settings", label: "Manage ignored issues" },
      };
    },
    PAGE,
  );

/** Stops ignoring a file, and scans for its issues. */
export const unignoreAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const code = text(form, "code") || undefined;
      const file = text(form, "file");
      await unignoreFile(ctx, parse(unignoreFile.input, { file, code }));
      await startScan(ctx);
      return { text: `No longer ignoring ${code ? `${code} in ${file}` : file}.` };
    },
    PAGE,
  );

/** Stops ignoring the issues of `group`, and scans for them. */
export const unignoreGroupAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { message } = await unignoreGroup(ctx, parse(unignoreGroup.input, { id: text(form, "group") }));
      await startScan(ctx);
      return { text: message };
    },
    PAGE,
  );

/** Stops accepting `status` for `type`, and scans for it. */
export const rejectStatusAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const [type, status] = [text(form, "type"), text(form, "status")];
      await rejectStatus(ctx, { type, status });
      await startScan(ctx);
      return { text: `No longer accepting ${status} as a status of ${type}.` };
    },
    PAGE,
  );

/** `report`, `relate` and `nightly` are checkboxes. */
export const settingsAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const choices = { report_body_links: form.has("report"), relate_body_links: form.has("relate") };
      await writeJanitorSettings(ctx, choices);
      await editScheduleInput(ctx, janitorWorkflow.schedule?.id ?? "", { fix: form.has("nightly") });
      return { text: "Settings saved." };
    },
    PAGE,
  );
