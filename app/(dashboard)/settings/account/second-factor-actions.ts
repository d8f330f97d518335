"use server";

import { act, actAndClose, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
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

/** Turns the second factor on. The recovery codes are in this reply only. */
export const confirmAction = async (_: FormState<string[]>, form: FormData): Promise<FormState<string[]>> =>
  act(
    form,
    async (ctx) => (await confirmSecondFactor(ctx, { code: text(form, "code") })).recovery_codes,
    PAGE,
  );

/** Replaces the recovery codes. The new ones are in this reply only. */
export const renewCodesAction = async (
  _: FormState<string[]>,
  form: FormData,
): Promise<FormState<string[]>> =>
  act(
    form,
    async (ctx) => (await renewRecoveryCodes(ctx, { password: text(form, "password") })).recovery_codes,
    PAGE,
  );

export const disableAction = async (_: FormState, form: FormData) =>
  actAndClose(form, (ctx) => disableSecondFactor(ctx, { password: text(form, "password") }), PAGE);
