import { cookies, headers } from "next/headers";
import { type SignedIn, startSession } from "@/lib/accounts";
import { database } from "@/lib/db";
import { clientOf } from "./client";
import { sessionCookie, sessionSecret } from "./cookie";
import { endSessionOf } from "./end";
import { openSealed } from "./sealed";

/** The session's token in the request's cookie. */
export async function currentToken(): Promise<string | null> {
  const { name } = await sessionCookie();
  const cookie = (await cookies()).get(name)?.value;
  if (!cookie) return null;
  const payload = await openSealed(cookie, sessionSecret());
  return payload?.session ?? null;
}

/** Starts a session, and ends the one that this browser had. Returns the token of the new one. */
export async function replaceSession(signedIn: SignedIn): Promise<string> {
  const before = await currentToken();
  const token = await startSession(database(), signedIn, clientOf(await headers()));
  if (before !== null) await endSessionOf(before);
  return token;
}
