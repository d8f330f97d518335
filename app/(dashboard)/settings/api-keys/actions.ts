"use server";

import { act, actAndClose, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { createApiKey, createApiKeyInput, renameApiKey, revokeApiKey } from "@/lib/accounts";
import { DAY_MS } from "@/lib/core/clock";
import { parse } from "@/lib/core/parse";

const PAGE = "/settings/api-keys";

export interface NewKey {
  id: string;
  name: string;
  key: string;
}

/** Creates a key. Only this reply ever holds its secret. */
export const createKeyAction = async (_: FormState<NewKey>, form: FormData) =>
  act(
    form,
    async (ctx) => {
      const given = { name: text(form, "name"), access: text(form, "access") || "full" };
      const expires_at = expiryOf(ctx.clock.now(), text(form, "days"));
      const { id, name, key } = await createApiKey(ctx, parse(createApiKeyInput, { ...given, expires_at }));
      return { id, name, key };
    },
    PAGE,
  );

/** An empty choice is a key that never expires. */
const expiryOf = (now: Date, days: string): string | null =>
  /^\d{1,4}$/.test(days) ? new Date(now.getTime() + Number(days) * DAY_MS).toISOString() : null;

export const renameKeyAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => renameApiKey(ctx, { id: text(form, "id"), name: text(form, "name") }), PAGE);

export const revokeKeyAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => revokeApiKey(ctx, { id: text(form, "id") }), PAGE);
