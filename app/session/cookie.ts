import { headers } from "next/headers";
import { SESSION_SECONDS } from "@/lib/accounts";
import { loadSecrets } from "@/lib/core/secrets";
import { env } from "@/lib/env";
import { isServedOverTls } from "./origin";

let secret: string | undefined;

/** Encrypts our cookies: this installation's own, kept in its data directory. */
export function sessionSecret(): string {
  secret ??= loadSecrets(env().KV_DATA_DIR).sessionSecret;
  return secret;
}

/** A cookie that no script reads. `__Host-` binds it to this host, where TLS makes that possible. */
export async function cookieOf(name: string) {
  const secure = isServedOverTls(await headers(), env().KV_PUBLIC_URL);
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: "lax" as const, path: "/", secure },
  };
}

/** The session's cookie. */
export async function sessionCookie() {
  const { name, options } = await cookieOf("kv-session");
  return { name, options: { ...options, maxAge: SESSION_SECONDS } };
}
