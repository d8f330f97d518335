"use server";

import { redirect } from "next/navigation";
import { act, actAndClose, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import {
  approveDevice,
  claimDevice,
  clearDevices,
  rejectDevice,
  removeDevice,
  renameDevice,
  rotateDevice,
} from "@/lib/accounts";

const PAGE = "/settings/devices";

export const approveAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => approveDevice(ctx, { requestId: text(form, "id") }), PAGE);

export const rejectAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => rejectDevice(ctx, { requestId: text(form, "id") }), PAGE);

export const renameAction = async (_: FormState, form: FormData) =>
  actAndClose(
    form,
    (ctx) => renameDevice(ctx, { deviceId: text(form, "id"), name: text(form, "name") }),
    PAGE,
  );

export const removeAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => removeDevice(ctx, { deviceId: text(form, "id") }), PAGE);

export const clearAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => clearDevices(ctx, { pending_only: text(form, "what") !== "everything" }), PAGE);

/** Finds the request with a code; the dialog that approves it opens. */
export async function claimAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  const result = await act(form, async (ctx) => {
    const { requestId } = await claimDevice(ctx, { user_code: text(form, "user_code") });
    return requestId;
  });
  if (result?.ok) redirect(`${PAGE}?approve=${result.value}`);
  return result;
}

export interface NewToken {
  name: string;
  token: string;
}

/** Rotates a device's token. Only this reply ever holds the new one. */
export const rotateAction = async (_: FormState<NewToken>, form: FormData) =>
  act(
    form,
    async (ctx) => {
      const { name, token } = await rotateDevice(ctx, { deviceId: text(form, "id") });
      return { name, token };
    },
    PAGE,
  );
