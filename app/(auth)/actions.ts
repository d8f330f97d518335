"use server";

import { redirect } from "next/navigation";
import { answer, text } from "@/app/action";
import { checkPassword, takeTry } from "@/app/session/check-password";
import { startSession } from "@/app/session/current";
import { nextPath } from "@/app/session/next-path";
import type { FormState } from "@/components/form/state";
import { createAccount } from "@/lib/accounts";
import { invalid, KvError } from "@/lib/core/errors";
import { database } from "@/lib/db";
import { env } from "@/lib/env";

export async function signInAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await answer(form, async () => {
    const person = await checkPassword(text(form, "email"), text(form, "password"));
    if (!person) throw new KvError("UNAUTHORIZED", "Wrong e-mail or password.");
    await startSession(person);
  });
  if (result?.ok) redirect(nextPath(form.get("next")));
  return result;
}

/** Creates an account and signs its owner in. */
export async function createAccountAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await answer(form, async () => {
    const [name, email, password] = [text(form, "name"), text(form, "email"), text(form, "password")];
    if (password !== text(form, "password_again")) {
      throw invalid("password_again", "the passwords do not match");
    }
    await takeTry(email);
    const { KV_SIGNUP: signup, KV_DATA_DIR: dataDir } = env();
    const created = await createAccount(database(), { name, email, password }, { signup, dataDir });
    const address = email.trim().toLowerCase();
    await startSession({
      userId: created.userId,
      accountId: created.accountId,
      email: address,
      name: name.trim() || address,
    });
  });
  if (result?.ok) redirect("/vault");
  return result;
}
