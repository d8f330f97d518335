import { type Browser, type BrowserContextOptions, chromium } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import { type Window, windowIn } from "./browser";
import { askShared } from "./serve";
import type { Service, TestAccount } from "./service";
import { signInAt } from "./sign-in";

let connected: Promise<Browser> | undefined;

/** The Chromium of this run; the files that one process runs share a connection. */
export const sharedBrowser = (): Promise<Browser> => {
  connected ??= askShared("/chromium", z.string()).then((endpoint) => chromium.connect(endpoint));
  return connected;
};

export interface WindowOptions extends BrowserContextOptions {
  /** Who is signed in. */
  as?: TestAccount;
}

/** Opens a window on a service: a stranger's, or that of an account. */
export async function openWindow(
  { base }: Pick<Service, "base">,
  { as: account, ...options }: WindowOptions = {},
): Promise<Window> {
  const window = await windowIn(await sharedBrowser(), { base }, options);
  if (account) await window.context.addCookies(await cookiesFor(base, account));
  return window;
}

/** Closes a window, in which nothing may have gone wrong since the last look. */
export async function closeWindow({ context, problems }: Window): Promise<void> {
  await context.close();
  expect(problems).toEqual([]);
}

/** Signs in as the page does, and answers the cookies of the session. */
async function cookiesFor(base: string, { email, password }: TestAccount) {
  // The shared service trusts its proxies; so many sign-ins from one address would be too many.
  const headers = { "x-forwarded-for": `10.${addressParts().join(".")}` };
  const reply = await signInAt(base, email, password, { headers });
  if (reply.status !== 200) throw new Error(`Signing in answered ${reply.status}: ${reply.text}`);
  return reply.cookies.map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
  });
}

const addressParts = (): number[] => Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250));
