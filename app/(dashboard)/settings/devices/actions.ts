"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { act, type FormState, text } from "@/app/(dashboard)/action";
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

/** Does what a dialog of the page asked for, and leads back to the page without the dialog. */
async function settle(form: FormData, work: (ctx: Context) => Promise<unknown>): Promise<FormState> {
  const result = await act(form, async (ctx) => {
    await work(ctx);
  });
  revalidatePath(PAGE);
  if (result?.ok) redirect(PAGE);
  return result;
}

export const approveAction = async (_: FormState, form: FormData): Promise<FormState> =>
  settle(form, (ctx) => approveDevice(ctx, { requestId: text(form, "id") }));

export const rejectAction = async (_: FormState, form: FormData): Promise<FormState> =>
  settle(form, (ctx) => rejectDevice(ctx, { requestId: text(form, "id") }));

export const removeAction = async (_: FormState, form: FormData): Promise<FormState> =>
  settle(form, (ctx) => removeDevice(ctx, { deviceId: text(form, "id") }));

export const clearAction = async (_: FormState, form: FormData): Promise<FormState> =>
  settle(form, (ctx) => clearDevices(ctx, { pending_only: text(form, "what") !== "everything" }));

/** Finds the request that shows a code; the dialog that approves it opens. */
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

/** The reply to this one request is the only place where the token ever stands. */
export async function rotateAction(_: FormState<NewToken>, form: FormData): Promise<FormState<NewToken>> {
  const result = await act(form, async (ctx) => {
    const { name, token } = await rotateDevice(ctx, { deviceId: text(form, "id") });
    return { name, token };
  });
  revalidatePath(PAGE);
  return result;
}
