import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect } from "vitest";
import { z } from "zod";
import { type Window, windowIn, windowOf } from "./browser";
import { askShared, type Serving } from "./serve";
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

/**
 * Contexts that no window uses. One that is used again has the scripts of the service compiled, which is a third of the work
 * of showing a page; cookies, storage and permissions are a new one's.
 */
const idle = new Map<string, BrowserContext[]>();
const keys = new WeakMap<BrowserContext, string>();

/** Opens a window on a service: a stranger's, or that of an account. */
export async function openWindow(
  { base }: Pick<Service, "base">,
  { as: account, ...options }: WindowOptions = {},
): Promise<Window> {
  const key = JSON.stringify([base, options]);
  const used = idle.get(key)?.pop();
  const window = used
    ? await windowOf(used, options)
    : await windowIn(await sharedBrowser(), { base }, options);
  keys.set(window.context, key);
  if (used) await empty(window, base);
  if (account) await addSession(window, { base }, account);
  return window;
}

/**
 * A window for the tests of a file, in which the account of the service is signed in. Nothing may go wrong in it during a test.
 */
export function windowOn(served: Serving, options: Omit<WindowOptions, "as"> = {}): Window {
  let opened: Window | undefined;
  beforeAll(async () => {
    opened = await openWindow(served.service, { as: served.account, ...options });
  });
  afterEach(() => {
    expect(opened?.problems.splice(0)).toEqual([]);
  });
  afterAll(() => opened && closeWindow(opened));
  const now = () => {
    if (!opened) throw new Error("The window is there within tests and hooks only");
    return opened;
  };
  return {
    get context() {
      return now().context;
    },
    get page() {
      return now().page;
    },
    get problems() {
      return now().problems;
    },
  };
}

/** Forgets what the pages of a service stored, but what of it may be kept for anyone. */
async function empty({ context, page }: Window, origin: string): Promise<void> {
  const session = await context.newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers,file_systems";
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.detach();
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
  const key = keys.get(context);
  if (key === undefined) await context.close();
  else {
    await Promise.all(context.pages().map((page) => page.close()));
    await context.clearCookies();
    idle.set(key, [...(idle.get(key) ?? []), context]);
  }
  expect(problems).toEqual([]);
}

/** The cookies of a session of the account. */
async function cookiesFor(base: string, account: TestAccount) {
  // The shared services trust their proxies; all sign-ins from one address would exceed the limit.
  const address = { "x-forwarded-for": `10.${addressParts().join(".")}` };
  const { status, cookies } = await signInOverHttp(base, account, address);
  if (status !== 200) throw new Error(`Signing in answered ${status}`);
  return cookies.map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url: base };
  });
}

const addressParts = (): number[] => Array.from({ length: 3 }, () => 1 + Math.floor(Math.random() * 250));
