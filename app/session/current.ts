import "@/lib/wiring";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { encode } from "next-auth/jwt";
import { cache } from "react";
import { liveMark } from "@/components/live/mark";
import { findSession, isFirstRun, type Person, SESSION_SECONDS, type SignedIn } from "@/lib/accounts";
import { type Context, database } from "@/lib/db";
import { liveHub } from "@/lib/live";
import { clientOf } from "./client";
import { contextOf } from "./context";
import { sessionCookie, sessionSecret } from "./cookie";
import { endSessionOf } from "./end";
import { PATH_HEADER } from "./headers";
import { rememberDevice } from "./known-device";
import { currentToken, replaceSession } from "./token";

export interface Visitor {
  person: Person;
  sessionId: string;
  ctx: Context;
}

/** The person who is signed in, or null. Cached per request. */
export const visitor = cache(async (): Promise<Visitor | null> => {
  const token = await currentToken();
  if (token === null) return null;
  const { address } = clientOf(await headers());
  const session = await findSession(database(), token, address);
  if (!session) return null;
  // Before the page reads anything: a later change is reported by its stream.
  liveMark().since ??= liveHub().mark(session.account.id);
  return { person: session.person, sessionId: session.id, ctx: contextOf(session, address) };
});

/** The failure of a request without a session. What was typed stays where it is. */
export const SESSION_ENDED = "Your session has ended. Sign in, then try again here.";

/** The person who is signed in; others are redirected to sign in. */
export async function requireVisitor(): Promise<Visitor> {
  const found = await visitor();
  if (found) return found;
  if (await isFirstRun(database())) redirect("/first-run");
  const path = (await headers()).get(PATH_HEADER) ?? "/";
  redirect(`/sign-in?next=${encodeURIComponent(path)}`);
}

/** The context of operations, for the person who is signed in. */
export const requireContext = async (): Promise<Context> => (await requireVisitor()).ctx;

/** Signs in: the reply sets the cookie. For server actions only. */
export async function signIn(signedIn: SignedIn): Promise<void> {
  const session = await replaceSession(signedIn);
  const { name, options } = await sessionCookie();
  const cookie = await encode({ token: { session }, secret: sessionSecret(), maxAge: SESSION_SECONDS });
  const jar = await cookies();
  jar.set(name, cookie, options);
  await rememberDevice(jar, signedIn.person.email);
}

/** Signs out: ends the session, and the reply takes the cookie away. For server actions only. */
export async function signOut(): Promise<void> {
  const token = await currentToken();
  if (token !== null) await endSessionOf(token);
  const { name, options } = await sessionCookie();
  (await cookies()).set(name, "", { ...options, maxAge: 0 });
}
