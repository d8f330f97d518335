"use server";

import { redirect } from "next/navigation";
import { answer, text } from "@/app/action";
import { checkCode, checkPassword, originOf } from "@/app/session/check-password";
import { signIn } from "@/app/session/current";
import { nextPath } from "@/app/session/next-path";
import { openPending, sealPending } from "@/app/session/pending";
import type { FormState } from "@/components/form/state";
import { createAccount, isFirstRun, takeSignUp } from "@/lib/accounts";
import { invalid, KvError } from "@/lib/core/errors";
import { database } from "@/lib/db";
import { env } from "@/lib/env";

/**
 * Signs in with a password, or with the code that completes it. One action for both steps: without JavaScript,
 * a page shows only the reply to an action that it renders from the start. The value is the sign-in that waits.
 */
export async function signInAction(_: FormState<string>, form: FormData): Promise<FormState<string>> {
  return form.has("pending") ? enterCode(form) : enterPassword(form);
}

/** Signs in with a correct password, or leads to the form for the code. */
async function enterPassword(form: FormData): Promise<FormState<string>> {
  let pending: string | null = null;
  const result = await answer(form, async () => {
    const checked = await checkPassword(text(form, "email"), text(form, "password"));
    if (!checked) throw new KvError("UNAUTHORIZED", "Wrong e-mail or password.");
    if (checked.needsCode) pending = await sealPending(checked.signedIn);
    else await signIn(checked.signedIn);
    return pending ?? "";
  });
  if (result?.ok && pending === null) redirect(nextPath(form.get("next")));
  return result;
}

/** The second half of a sign-in: the code. */
async function enterCode(form: FormData): Promise<FormState<string>> {
  const pending = text(form, "pending");
  const result = await answer(form, async () => {
    const signedIn = await openPending(pending);
    if (!signedIn) throw new KvError("UNAUTHORIZED", "That took too long. Start again with your password.");
    if (!(await checkCode(signedIn, text(form, "code"))))
      throw new KvError("UNAUTHORIZED", "Wrong code. Each code works only once: try the next one.");
    await signIn(signedIn);
    return pending;
  });
  if (result?.ok) redirect(nextPath(form.get("next")));
  return result;
}

/** Creates an account and signs its owner in. */
export async function createAccountAction(_: FormState, form: FormData): Promise<FormState> {
  const isFirst = await isFirstRun(database());
  const result = await answer(form, async () => {
    const [name, email, password] = [text(form, "name"), text(form, "email"), text(form, "password")];
    if (password !== text(form, "password_again")) {
      throw invalid("password_again", "the passwords do not match");
    }
    takeSignUp(await originOf(email));
    const { KV_SIGNUP: signup, KV_DATA_DIR: dataDir } = env();
    const timeZone = text(form, "timeZone").trim() || undefined;
    const owner = { name, email, password, timeZone };
    const created = await createAccount(database(), owner, { signup, dataDir });
    const address = email.trim().toLowerCase();
    const { userId, accountId, passwordSetAt } = created;
    const person = { userId, accountId, email: address, name: name.trim() || address };
    await signIn({ person, passwordSetAt });
  });
  const mayOpen = isFirst && env().KV_VAULT_DIRS.length > 0;
  if (result?.ok) redirect(mayOpen ? "/settings/vault/directory?first=1" : "/home");
  return result;
}
