import { cookies, headers } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { findSession, SESSION_SECONDS } from "@/lib/accounts";
import { database } from "@/lib/db";
import { checkCode, checkPassword } from "./check-password";
import { clientOf } from "./client";
import { sessionCookie, sessionSecret } from "./cookie";
import { endSessionOf } from "./end";
import { rememberDevice } from "./known-device";
import { openSealed } from "./sealed";
import { replaceSession } from "./token";

/** The configuration of next-auth for this request; its cookie holds the token of a session and nothing else. */
export async function authOptions(): Promise<NextAuthOptions> {
  const cookie = await sessionCookie();
  const client = clientOf(await headers());
  return {
    secret: sessionSecret(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    jwt: { decode: ({ token = "", secret }) => openSealed(token, String(secret)) },
    useSecureCookies: cookie.options.secure,
    cookies: { sessionToken: cookie },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    providers: [
      CredentialsProvider({
        credentials: {
          email: { label: "E-mail" },
          password: { label: "Password", type: "password" },
          code: { label: "Code" },
        },
        async authorize(given) {
          const checked = await checkPassword(given?.email ?? "", given?.password ?? "");
          if (!checked) return null;
          const { signedIn } = checked;
          if (checked.needsCode && !(await checkCode(signedIn, given?.code ?? ""))) return null;
          await rememberDevice(await cookies(), signedIn.person.email);
          return { id: signedIn.person.userId, signedIn };
        },
      }),
    ],
    callbacks: {
      jwt: async ({ token, user }) =>
        user ? { session: await replaceSession(user.signedIn) } : { session: token.session },
      // The token itself is only in the cookie, where scripts cannot read it.
      session: async ({ session, token }) => {
        const found = await findSession(database(), token.session ?? "", client.address);
        return { ...session, person: found?.person ?? null };
      },
    },
    events: { signOut: ({ token }) => endSessionOf(token?.session ?? "") },
  };
}
