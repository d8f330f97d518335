"use server";

import { revalidatePath } from "next/cache";
import { redirect } from "next/navigation";
import { answer, type FormState, text } from "@/app/(dashboard)/action";
import { requireVisitor } from "@/app/session/current";
import { changePassword, endSession, endSessions } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";

const PAGE = "/settings/account";

/** Changes the password; the value is how many other sessions have ended. */
export async function changePasswordAction(_: FormState<number>, form: FormData): Promise<FormState<number>> {
  const result = await answer(form, async () => {
    const { ctx, sessionId } = await requireVisitor();
    const password = text(form, "new_password");
    if (password !== text(form, "new_password_again"))
      throw invalid("new_password_again", "the two passwords differ: type the same one twice");
    const { ended } = await changePassword(ctx, {
      current_password: text(form, "current_password"),
      new_password: password,
      session_id: sessionId,
    });
    return ended;
  });
  revalidatePath(PAGE);
  return result;
}

/** Ends a session, all others or all, by the field `id`. */
export async function endSessionAction(_: FormState, form: FormData): Promise<FormState> {
  const id = text(form, "id");
  const result = await answer(form, async () => {
    const { ctx, sessionId } = await requireVisitor();
    if (id === "all") await endSessions(ctx);
    else if (id === "others") await endSessions(ctx, { except: sessionId });
    else await endSession(ctx, { id });
  });
  revalidatePath(PAGE);
  if (result?.ok) redirect(id === "all" ? "/sign-in" : PAGE);
  return result;
}
