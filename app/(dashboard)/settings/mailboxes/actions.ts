"use server";

import { redirect } from "next/navigation";
import { act, actAndClose, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { count } from "@/lib/core/count";
import { parse } from "@/lib/core/parse";
import { changeMailbox, createMailbox, deleteMailbox, pullMailbox, testMailbox } from "@/lib/mailboxes";

const PAGE = "/settings/mailboxes";

export async function createAction(_: FormState<Message | null>, form: FormData) {
  const result = await act<Message | null>(
    form,
    async (ctx) => {
      const include_existing = form.has("include_existing");
      const input = { ...settingsOf(form), password: text(form, "password"), include_existing };
      await createMailbox(ctx, parse(createMailbox.input, input));
      return null;
    },
    PAGE,
  );
  if (result?.ok) redirect(PAGE);
  return result;
}

/** An empty password leaves the one that is stored. */
export const changeAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const password = text(form, "password");
      const input = { ...settingsOf(form), id: text(form, "id"), ...(password !== "" && { password }) };
      await changeMailbox(ctx, parse(changeMailbox.input, input));
      return { text: "Settings saved." };
    },
    PAGE,
  );

const settingsOf = (form: FormData) => ({
  host: text(form, "host").trim(),
  port: text(form, "port"),
  security: text(form, "security"),
  username: text(form, "username").trim(),
  folder: text(form, "folder").trim(),
  after: text(form, "after"),
  move_to: text(form, "move_to").trim() || null,
  every_minutes: text(form, "every_minutes"),
});

/** Signs in and opens the folder. */
export const testAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { messages } = await testMailbox(ctx, { id: text(form, "id") });
      return { text: `Signed in: the folder has ${count(messages, "message")}.` };
    },
    PAGE,
  );

export const pullAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { pulled, skipped, remaining } = await pullMailbox(ctx, { id: text(form, "id") });
      const parts = [
        pulled === 0 ? "No new messages" : `${count(pulled, "message")} in the inbox`,
        ...(skipped > 0 ? [`${skipped} too large`] : []),
        ...(remaining > 0 ? [`${remaining} left for the next pull`] : []),
      ];
      const link = { href: "/inbox", label: "View inbox" };
      return { text: `${parts.join(", ")}.`, ...(pulled > 0 && { link }) };
    },
    PAGE,
  );

export const enableAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const enabled = text(form, "enabled") === "true";
      await changeMailbox(ctx, { id: text(form, "id"), enabled });
      return { text: enabled ? "Mailbox enabled." : "Mailbox disabled." };
    },
    PAGE,
  );

export const deleteAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => deleteMailbox(ctx, { id: text(form, "id") }), PAGE);
