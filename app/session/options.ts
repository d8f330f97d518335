import { headers } from "next/headers";
import type { NextAuthOptions } from "next-auth";
import CredentialsProvider from "next-auth/providers/credentials";
import { loadSecrets } from "@/lib/core/secrets";
import { env } from "@/lib/env";
import { checkPassword } from "./check-password";
import { isServedOverTls } from "./origin";

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

let secret: string | undefined;

/** The secret that signs sessions, from the data directory. */
export function sessionSecret(): string {
  secret ??= loadSecrets(env().KV_DATA_DIR).sessionSecret;
  return secret;
}

/** The session's cookie. `__Host-` binds it to this host, where TLS makes that possible. */
export async function sessionCookie() {
  const secure = isServedOverTls(await headers(), env().KV_PUBLIC_URL);
  return {
    name: secure ? "__Host-kv-session" : "kv-session",
    options: { httpOnly: true, sameSite: "lax" as const, path: "/", secure },
  };
}

/** The configuration of next-auth for this request: e-mail and password, with the session in a cookie. */
export async function authOptions(): Promise<NextAuthOptions> {
  const cookie = await sessionCookie();
  return {
    secret: sessionSecret(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    useSecureCookies: cookie.options.secure,
    cookies: { sessionToken: cookie },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    providers: [
      CredentialsProvider({
        credentials: { email: { label: "E-mail" }, password: { label: "Password", type: "password" } },
        async authorize(given) {
          const person = await checkPassword(given?.email ?? "", given?.password ?? "");
          return person && { id: person.userId, person };
        },
      }),
    ],
    callbacks: {
      jwt: ({ token, user }) => (user ? { sub: user.id, person: user.person } : token),
      session: ({ session, token }) => ({ ...session, person: token.person }),
    },
  };
}
