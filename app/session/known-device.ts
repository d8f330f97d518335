import { randomUUID } from "node:crypto";
import type { cookies } from "next/headers";
import { encode } from "next-auth/jwt";
import { cookieOf, sessionSecret } from "./cookie";
import { openSealed } from "./sealed";

/** 400 days, the most that browsers keep a cookie. */
const MAX_AGE = 400 * 24 * 60 * 60;
const SALT = "known-device";

type Cookies = Awaited<ReturnType<typeof cookies>>;

/**
 * The id of this browser, if the person has signed in with it before: strangers who guess at an address cannot make it
 * wait. It grants no access on its own.
 */
export async function knownDevice(jar: Cookies, email: string): Promise<string | undefined> {
  const { name } = await cookieOf("kv-device");
  const token = jar.get(name)?.value;
  if (!token) return undefined;
  const payload = await openSealed(token, sessionSecret(), SALT);
  return payload?.device?.email === email.trim().toLowerCase() ? payload.device.id : undefined;
}

/** Makes this browser one that the person has signed in with. For server actions and route handlers only. */
export async function rememberDevice(jar: Cookies, email: string): Promise<void> {
  const { name, options } = await cookieOf("kv-device");
  const device = { id: (await knownDevice(jar, email)) ?? randomUUID(), email };
  const token = await encode({ token: { device }, secret: sessionSecret(), salt: SALT, maxAge: MAX_AGE });
  jar.set(name, token, { ...options, maxAge: MAX_AGE });
}
