"use server";

import { redirect } from "next/navigation";
import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import {
  approveDevice,
  claimDevice,
  clearDevices,
  rejectDevice,
  removeDevice,
  rotateDevice,
} from "@/lib/accounts";
import type { Context } from "@/lib/db";

const PAGE = "/settings/devices";

/** Does what a dialog asked for, and closes the dialog. */
async function confirm(form: FormData, work: (ctx: Context) => Promise<unknown>): Promise<FormState> {
  const result = await act(form, async (ctx) => void (await work(ctx)), PAGE);
  if (result?.ok) redirect(PAGE, "replace");
  return result;
}

export const approveAction = async (_: FormState, form: FormData) =>
  confirm(form, (ctx) => approveDevice(ctx, { requestId: text(form, "id") }));

export const rejectAction = async (_: FormState, form: FormData) =>
  confirm(form, (ctx) => rejectDevice(ctx, { requestId: text(form, "id") }));

export const removeAction = async (_: FormState, form: FormData) =>
  confirm(form, (ctx) => removeDevice(ctx, { deviceId: text(form, "id") }));

export const clearAction = async (_: FormState, form: FormData) =>
  confirm(form, (ctx) => clearDevices(ctx, { pending_only: text(form, "what") !== "everything" }));

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
