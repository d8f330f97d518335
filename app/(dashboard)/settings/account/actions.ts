"use server";

import { cookies } from "next/headers";
import { act, actAndClose, text } from "@/app/action";
import { visitor } from "@/app/session/current";
import { rememberDevice } from "@/app/session/known-device";
import type { FormState } from "@/components/form/state";
import { changePassword, changeProfile, endSession, endSessions } from "@/lib/accounts";
import { invalid } from "@/lib/core/errors";

const PAGE = "/settings/account";

/** Changes the name and the e-mail address, by which this browser is known from then on. */
export async function changeProfileAction(_: FormState, form: FormData): Promise<FormState> {
  return act(
    form,
    async (ctx) => {
      const { email } = await changeProfile(ctx, {
        name: text(form, "name"),
        email: text(form, "email"),
        password_for_email: text(form, "password_for_email"),
      });
      await rememberDevice(await cookies(), email);
    },
    PAGE,
  );
}

/** Changes the password; the value is how many other sessions have ended. */
export async function changePasswordAction(_: FormState<number>, form: FormData): Promise<FormState<number>> {
  const password = text(form, "new_password");
  return act(
    form,
    async (ctx) => {
      if (password !== text(form, "new_password_again"))
        throw invalid("new_password_again", "the passwords do not match");
      const { ended } = await changePassword(ctx, {
        current_password: text(form, "current_password"),
        new_password: password,
        session_id: (await visitor())?.sessionId,
      });
      return ended;
    },
    PAGE,
  );
}

/** Ends a session, all others or all, by the field `id`. */
export async function endSessionAction(_: FormState, form: FormData): Promise<FormState> {
  const id = text(form, "id");
  return actAndClose(
    form,
    async (ctx) => {
      if (id === "all") await endSessions(ctx);
      else if (id === "others") await endSessions(ctx, { except: (await visitor())?.sessionId });
      else await endSession(ctx, { id });
    },
    PAGE,
    () => (id === "all" ? "/sign-in" : PAGE),
  );
}
