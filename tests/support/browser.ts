import { existsSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";
import { OWNER, type Served } from "./server";

const SYSTEM = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Chromium to test with: the one named, the system's, or Playwright's own. */
function executable(): string {
  const found = [process.env.KV_CHROMIUM ?? "", ...SYSTEM, chromium.executablePath()].find(existsSync);
  if (found) return found;
  throw new Error(
    "No Chromium: install it (apt-get install chromium, or npx playwright-core install chromium)",
  );
}

const QUIET = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: executable(),
    // Root has no sandbox to give.
    args: process.getuid?.() === 0 ? ["--no-sandbox", ...QUIET] : QUIET,
  });

/** A window of a person's own, and what went wrong in it so far: errors on the console, policies violated. */
export interface Window {
  context: BrowserContext;
  page: Page;
  problems: string[];
}

export async function openWindow(
  browser: Browser,
  served: Served,
  options: BrowserContextOptions = {},
): Promise<Window> {
  const context = await browser.newContext({ baseURL: served.base, reducedMotion: "reduce", ...options });
  context.setDefaultTimeout(15_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(`${page.url()}: ${error.message}`));
  page.on("console", (message) => {
    // A page that is not there, or a form that is refused, is told by its status too.
    const isStatus = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isStatus) problems.push(`${page.url()}: ${message.text()}`);
  });
  return { context, page, problems };
}

/** Signs in through the page; ends in the vault. */
export async function signIn(page: Page, person = OWNER): Promise<void> {
  await page.goto("/sign-in");
  await page.getByLabel("E-mail").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/vault");
}
