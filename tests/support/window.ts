import { type Browser, type BrowserContextOptions, chromium } from "playwright-core";
import { expect } from "vitest";
import { z } from "zod";
import { type Window, windowIn } from "./browser";
import { askShared } from "./serve";
import type { Service, TestAccount } from "./service";
import { signInOverHttp } from "./sign-in";

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
  if (account) await addSession(window, { base }, account);
  return window;
}

/** Signs an account in. */
export async function addSession(
  { context }: Window,
  { base }: Pick<Service, "base">,
  account: TestAccount,
): Promise<void> {
  await context.addCookies(await cookiesFor(base, account));
}

/** Closes a window, in which nothing may have gone wrong since the last look. */
export async function closeWindow({ context, problems }: Window): Promise<void> {
  await context.close();
  expect(problems).toEqual([]);
}

/** The cookies of a session of the account. */
async function cookiesFor(base: string, account: TestAccount) {
  // The shared services trust their proxies; so many sign-ins from one address would be too many.
  const address = { "x-forwarded-for": `10.${addressParts().join(".")}` };
  const { status, cookies } = await signInOverHttp(base, account, address);
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  return cookies.map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
  });
}

const addressParts = (): number[] => Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250));
