import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { launchOptions } from "./chromium";
import { until } from "./until";

/** Starts a separate Chromium. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> => {
  const options = launchOptions();
  return chromium.launch({ ...options, args: [...(options.args ?? []), ...args] });
};

/** A window of a person's own, and what went wrong in it so far: errors on the console, policies violated. */
export interface Window {
  context: BrowserContext;
  page: Page;
  problems: string[];
}

/** Opens a page of `base`, with its own cookies and storage. */
export async function windowIn(
  browser: Browser,
  { base }: { base: string },
  options: BrowserContextOptions = {},
): Promise<Window> {
  const context = await browser.newContext({ baseURL: base, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(30_000);
  return windowOf(context, options);
}

/** Opens a page in a context that was made with these options. */
export async function windowOf(
  context: BrowserContext,
  { javaScriptEnabled, permissions = [] }: BrowserContextOptions,
): Promise<Window> {
  await context.clearPermissions();
  await context.grantPermissions(permissions);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    // Chromium also reports the status of a missing page or a refused form.
    const isStatus = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isStatus) problems.push(`${page.url()}: ${message.text()}`);
  });
  if (javaScriptEnabled !== false) waitUntilAlive(page);
  return { context, page, problems };
}

/** Makes `goto` and `reload` of this page end when it listens, as a person would not type before. */
function waitUntilAlive(page: Page): void {
  const { goto, reload } = page;
  page.goto = async (...args) => {
    const reply = await goto.apply(page, args);
    await page.waitForFunction(isAlive);
    return reply;
  };
  page.reload = async (...args) => {
    const reply = await reload.apply(page, args);
    await page.waitForFunction(isAlive);
    return reply;
  };
}

/** Whether React has taken over every control of a page of ours. Runs in the page, without named functions: esbuild marks them. */
function isAlive(): boolean {
  if (!("__next_f" in self)) return true;
  const controls = [
    ...document.querySelectorAll("body :is(a[href], button, input:not([type=hidden]), select, textarea)"),
  ];
  // React gives the HTML of a record one listener for all its links.
  return controls
    .filter((control) => control.closest("[data-rendered]") === null)
    .every((control) => Object.keys(control).some((key) => key.startsWith("__reactFiber$")));
}

/** Presses `/` until the search box has the focus: a page listens for keys a moment after its controls work. */
export async function pressSlash(page: Page): Promise<void> {
  const box = page.getByRole("searchbox", { name: "Search the vault" });
  const isFocused = () => box.evaluate((element) => element === document.activeElement);
  await until("the search box has the focus", async () => {
    if (!(await isFocused())) await page.keyboard.press("/");
    return isFocused();
  });
  await box.fill("");
}

/** Signs in through the page; ends on the home page. */
export async function signIn(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/home");
}
