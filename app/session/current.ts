import "@/lib/wiring";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { getServerSession } from "next-auth";
import { encode } from "next-auth/jwt";
import { cache } from "react";
import { findAccount, isFirstRun, type Person } from "@/lib/accounts";
import { systemClock } from "@/lib/core/clock";
import { type Context, database } from "@/lib/db";
import { logger } from "@/lib/log/log";
import { authOptions, SESSION_SECONDS, sessionCookie, sessionSecret } from "./options";

export interface Visitor {
  person: Person;
  ctx: Context;
}

/** The person who is signed in, or null; also null once the account is gone. Cached per request. */
export const visitor = cache(async (): Promise<Visitor | null> => {
  const person = (await getServerSession(await authOptions()))?.person;
  const account = person && (await findAccount(database(), person.accountId));
  if (!account) return null;
  const ctx: Context = {
    account,
    actor: { type: "user", id: person.userId, label: person.email },
    db: database().account(account.id),
    clock: systemClock,
    log: logger("web").child({ account: account.id }),
    from: (await headers()).get("x-kv-remote") ?? "unknown",
  };
  return { person, ctx };
});

/** The person who is signed in; others are redirected to sign in. */
export async function requireVisitor(): Promise<Visitor> {
  const found = await visitor();
  if (found) return found;
  if (await isFirstRun(database())) redirect("/first-run");
  const path = (await headers()).get("x-kv-path") ?? "/";
  redirect(`/sign-in?next=${encodeURIComponent(path)}`);
}

/** The context of operations, for the person who is signed in. */
export const requireContext = async (): Promise<Context> => (await requireVisitor()).ctx;

/** Signs `person` in by setting the cookie of next-auth. For server actions only. */
export async function startSession(person: Person): Promise<void> {
  const { name, options } = await sessionCookie();
  const token = await encode({
    token: { sub: person.userId, person },
    secret: sessionSecret(),
    maxAge: SESSION_SECONDS,
  });
  (await cookies()).set(name, token, { ...options, maxAge: SESSION_SECONDS });
}

export async function endSession(): Promise<void> {
  const { name, options } = await sessionCookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
}
