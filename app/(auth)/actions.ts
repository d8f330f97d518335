"use server";

import { redirect } from "next/navigation";
import { answer, type FormState, text } from "@/app/(dashboard)/action";
import { checkPassword, takeTry } from "@/app/session/check-password";
import { startSession } from "@/app/session/current";
import { nextPath } from "@/app/session/next-path";
import { createAccount } from "@/lib/accounts";
import { invalid, KvError } from "@/lib/core/errors";
import { database } from "@/lib/db";
import { env } from "@/lib/env";

export async function signInAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await answer(form, async () => {
    const person = await checkPassword(text(form, "email"), text(form, "password"));
    if (!person)
      throw new KvError("UNAUTHORIZED", "E-mail or password is wrong. Check both, then try again.");
    await startSession(person);
  });
  if (result?.ok) redirect(nextPath(form.get("next")));
  return result;
}

/** Makes an account and signs its owner in: the first one always, later ones where sign-up is open. */
export async function createAccountAction(_: FormState, form: FormData): Promise<FormState> {
  const result = await answer(form, async () => {
    const [name, email, password] = [text(form, "name"), text(form, "email"), text(form, "password")];
    if (password !== text(form, "password_again")) {
      throw invalid("password_again", "the two passwords differ: type the same one twice");
    }
    await takeTry(email);
    const { KV_SIGNUP: signup, KV_DATA_DIR: dataDir } = env();
    const made = await createAccount(database(), { name, email, password }, { signup, dataDir });
    const address = email.trim().toLowerCase();
    await startSession({
      userId: made.userId,
      accountId: made.accountId,
      email: address,
      name: name.trim() || address,
    });
  });
  if (result?.ok) redirect("/vault");
  return result;
}
