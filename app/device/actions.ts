"use server";

import { redirect } from "next/navigation";
import { act, text } from "@/app/action";
import type { FormState } from "@/components/form/state";
import { approveDevice, claimDevice, rejectDevice } from "@/lib/accounts";

const pageOf = (requestId: string) => `/device?request=${encodeURIComponent(requestId)}`;

/** Finds the request with a code, and opens it. */
export async function enterCodeAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  const result = await act(form, async (ctx) => {
    const { requestId } = await claimDevice(ctx, { user_code: text(form, "user_code") });
    return requestId;
  });
  if (result?.ok) redirect(pageOf(result.value));
  return result;
}

/** Approves or rejects, by the button that was pressed. */
export async function answerAction(_: FormState, form: FormData): Promise<FormState> {
  const requestId = text(form, "id");
  const settle = text(form, "answer") === "approve" ? approveDevice : rejectDevice;
  const result = await act(form, async (ctx) => void (await settle(ctx, { requestId })));
  if (result?.ok) redirect(pageOf(requestId));
  return result;
}
