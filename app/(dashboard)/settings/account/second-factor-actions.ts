"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { act, type FormState, text } from "@/app/(dashboard)/action";
import {
  confirmSecondFactor,
  disableSecondFactor,
  type NewSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from "@/lib/accounts";

const PAGE = "/settings/account";

export const setUpAction = async (
  _: FormState<NewSecondFactor>,
  form: FormData,
): Promise<FormState<NewSecondFactor>> =>
  act(form, (ctx) => setUpSecondFactor(ctx, { password: text(form, "password") }));

/** The reply to this one request is the only place where the recovery codes ever stand. */
export async function confirmAction(_: FormState<string[]>, form: FormData): Promise<FormState<string[]>> {
  const result = await act(form, async (ctx) => {
    const { recovery_codes } = await confirmSecondFactor(ctx, { code: text(form, "code") });
    return recovery_codes;
  });
  revalidatePath(PAGE);
  return result;
}

/** As `confirmAction`: the only place. */
export async function renewCodesAction(_: FormState<string[]>, form: FormData): Promise<FormState<string[]>> {
  const result = await act(form, async (ctx) => {
    const { recovery_codes } = await renewRecoveryCodes(ctx, { password: text(form, "password") });
    return recovery_codes;
  });
  revalidatePath(PAGE);
  return result;
}

export async function disableAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await act(form, (ctx) => disableSecondFactor(ctx, { password: text(form, "password") }));
  revalidatePath(PAGE);
  if (result?.ok) redirect(PAGE);
  return result;
}
