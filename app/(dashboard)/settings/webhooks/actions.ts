"use server";

import { act, actAndClose, text } from "@/app/action";
import type { FormState, Message } from "@/components/form/state";
import { KvError } from "@/lib/core/errors";
import { parse } from "@/lib/core/parse";
import { changeWebhook, createWebhook, deleteWebhook, replayDelivery, testWebhook } from "@/lib/webhooks";

const PAGE = "/settings/webhooks";

export interface NewWebhook {
  url: string;
  secret: string;
}

/** Creates a webhook. Only this reply ever holds its secret. */
export const createAction = async (_: FormState<NewWebhook>, form: FormData) =>
  act(
    form,
    async (ctx) => {
      const { url, secret } = await createWebhook(ctx, parse(createWebhook.input, settingsOf(form)));
      return { url, secret };
    },
    PAGE,
  );

export const changeAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const input = { id: text(form, "id"), ...settingsOf(form) };
      await changeWebhook(ctx, parse(changeWebhook.input, input));
      return { text: "Settings saved." };
    },
    PAGE,
  );

function settingsOf(form: FormData) {
  const types = form.getAll("events").filter((type) => typeof type === "string");
  const events = types.length > 0 ? types : null;
  return { url: text(form, "url").trim(), description: text(form, "description").trim(), events };
}

/** Sends a test event, and says how the receiver answered. */
export const testAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const { status, error } = await testWebhook(ctx, { id: text(form, "id") });
      if (error !== null) throw new KvError("EXEC_ERROR", `The test event was not delivered: ${error}`);
      return { text: `Test event delivered: the receiver answered ${status}.` };
    },
    PAGE,
  );

export const replayAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      await replayDelivery(ctx, { id: text(form, "id"), deliveryId: text(form, "delivery") });
      return { text: "The event is sent again." };
    },
    PAGE,
  );

export const enableAction = async (_: FormState<Message | null>, form: FormData) =>
  act(
    form,
    async (ctx): Promise<Message> => {
      const enabled = text(form, "enabled") === "true";
      await changeWebhook(ctx, { id: text(form, "id"), enabled });
      return { text: enabled ? "Webhook enabled." : "Webhook disabled." };
    },
    PAGE,
  );

export const deleteAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => deleteWebhook(ctx, { id: text(form, "id") }), PAGE);
